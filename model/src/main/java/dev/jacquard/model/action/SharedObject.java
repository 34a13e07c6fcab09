package dev.jacquard.model.action;

import dev.jacquard.kernel.trace.Kind;
import java.util.Locale;

/** Something that actions are done to. */
record SharedObject(String name, Sort sort, long initial) {
  /** What sort of thing it is, which says what can be done to it. */
  enum Sort {
    SEMAPHORE,
    LOCK,
    VARIABLE
  }

  /** Whether actions of a kind can be done to it. */
  boolean allows(Kind kind) {
    return switch (kind) {
      case ACQUIRE, RELEASE -> sort == Sort.SEMAPHORE;
      case LOCK, UNLOCK -> sort == Sort.LOCK;
      default -> sort == Sort.VARIABLE;
    };
  }

  /** The name with sort and initial value. */
  String description() {
    return name + " is a " + sort.name().toLowerCase(Locale.ROOT) + " that starts as " + initial;
  }
}
