package dev.jacquard.fuzz.similar;

/** How the code of a member is written. */
enum Form {
  /** A lambda that captures what it uses. */
  LAMBDA,
  /** A lambda that calls a method with what it captures. */
  CALL,
  /** An anonymous class. */
  ANONYMOUS,
  /** A class with final fields. */
  RUNNABLE,
  /** A class whose fields are assigned after the object was made. */
  MUTABLE,
  /** A class that counts its objects: main makes them, so the number is that of the loop. */
  COUNTED,
  /** A subclass of Thread. */
  THREAD;

  /** Whether there is a {@code this} of the member's own. */
  boolean isObject() {
    return this != LAMBDA && this != CALL;
  }

  String feature() {
    return "form-" + name().toLowerCase(java.util.Locale.ROOT);
  }
}
