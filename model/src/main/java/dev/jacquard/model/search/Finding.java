package dev.jacquard.model.search;

import java.util.Optional;

/**
 * Something that is not as expected.
 *
 * @param property the name of the property that is violated; a fixed word for deadlocks and the
 *     like
 * @param message what happened, in one sentence
 * @param path how to get there; nothing leads to what never happens
 */
public record Finding(Type type, String property, String message, Optional<Path> path) {
  /** The types of findings; their names in lower case are part of the command line's contract. */
  public enum Type {
    /** A state without a step that is no end. */
    DEADLOCK,
    /** A state that should never be. */
    NEVER,
    /** A state that should be, and is not. */
    SOMETIMES,
    /** A run without end that a formula forbids. */
    TEMPORAL,
    /** A step whose assertion fails. */
    ASSERTION,
    /** A guard or a step that throws. */
    EXCEPTION;

    /** The name that JSON output and messages use. */
    public String label() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }
}
