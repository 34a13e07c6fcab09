package dev.jacquard.model;

/** What is expected of a model. */
public sealed interface Property {
  /** A name for people. */
  String name();

  /** In no state that can be reached does the proposition with this number hold. */
  record Never(String name, int proposition) implements Property {}

  /** In some state that can be reached the proposition with this number holds. */
  record Sometimes(String name, int proposition) implements Property {}

  /**
   * Every run without end makes progress again and again: the proposition holds time after time.
   */
  static Property progress(String name, String proposition) {
    return new Temporal(name, "[]<>\"" + proposition + '"');
  }

  /**
   * Every run without end satisfies a formula of linear temporal logic without "next", whose atoms
   * are names of propositions. A run that ends in a state that {@linkplain StateSpace#mayEnd may be
   * an end} stays in it for ever; one that ends in a deadlock is not judged.
   */
  record Temporal(String name, String formula) implements Property {}
}
