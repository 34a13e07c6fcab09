package dev.jacquard.models.action;

import dev.jacquard.kernel.trace.Kind;
import java.util.Locale;

/** Something that actions are done to: a variable, a lock or a semaphore. */
record SharedObject(String name, Kind.Subject sort, long initial) {
  /** Whether actions of a kind can be done to it. */
  boolean allows(Kind kind) {
    return kind.subject() == sort;
  }

  /** The name with sort and initial value. */
  String description() {
    return name + " is a " + sort.name().toLowerCase(Locale.ROOT) + " that starts as " + initial;
  }
}
