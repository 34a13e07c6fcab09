package dev.jacquard.agent.scope;

/**
 * Classes of the JDK, or fields of them, whose plain state is not watched, and why that is right.
 *
 * @param classes a class by its internal name, or all whose names begin with it if it ends in a
 *     slash or a star
 * @param field the one field that is meant, or a star for all
 * @param sentence what a user is told
 */
public record Exemption(String classes, String field, Reason reason, String sentence) {
  /** Why the plain state of an object is not watched. */
  public enum Reason {
    /** It is controlled in another way: by steps of its own, or by a model. */
    CONTROLLED,
    /** It is written once, or again with the same value: a race that the JDK allows. */
    CACHE,
    /** What is done to it counts as done to the object that it is a part of. */
    PART,
    /** The VM, or what runs beneath any program, keeps it. */
    VM
  }

  static final String ALL = "*";

  boolean covers(String name) {
    if (classes.endsWith("/")) {
      return name.startsWith(classes);
    }
    if (classes.endsWith(ALL)) {
      return name.startsWith(classes.substring(0, classes.length() - 1));
    }
    return name.equals(classes);
  }

  boolean isOfWholeClass() {
    return field.equals(ALL);
  }
}
