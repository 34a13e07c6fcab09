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
   * Every infinite run satisfies a formula of linear temporal logic without "next", whose atoms are
   * names of propositions.
   */
  record Temporal(String name, String formula) implements Property {}
}
