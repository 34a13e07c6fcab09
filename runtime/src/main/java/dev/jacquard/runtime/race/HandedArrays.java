package dev.jacquard.runtime.race;

import dev.jacquard.runtime.limit.Uncontrolled;
import dev.jacquard.runtime.name.Tracked;
import dev.jacquard.runtime.name.Use;
import java.util.HashSet;
import java.util.Set;

/**
 * Arrays that the JDK works on as a whole while accesses to their elements are steps. Nobody sees
 * what it does there, so no other thread may come near them, before or after. Nor does anybody see
 * when it looks at an array that it keeps: so that must not change any more.
 */
final class HandedArrays {
  private static final String SHARED = "the elements of a shared array inside the JDK";

  private final Uncontrolled limits;
  private final Set<Tracked> handed = new HashSet<>();
  private final Set<Tracked> kept = new HashSet<>();
  private int beingFilled;

  HandedArrays(Uncontrolled limits) {
    this.limits = limits;
  }

  void begin() {
    handed.clear();
    kept.clear();
    beingFilled = 0;
  }

  /** The JDK begins to change an array whose elements are told, or has changed it. */
  void fills(boolean begins) {
    beingFilled += begins ? 1 : -1;
  }

  /** The run has come to its end, with all that it began. */
  void end() {
    if (beingFilled > 0) {
      limits.uncontrolled("an exception inside the JDK while it changed an array");
    }
  }

  /** The JDK works on an array for a thread to which it may belong alone. */
  void hand(Tracked array, Use use) {
    handed.add(array);
    meet(array, use);
  }

  /** A thread comes to an array, which may belong to it alone. */
  void meet(Tracked array, Use use) {
    if (use != Use.LOCAL && handed.contains(array)) {
      limits.uncontrolled(SHARED);
    }
  }

  /** An object of the JDK may keep an array, and look at it for any thread at any time. */
  void keep(Tracked array) {
    kept.add(array);
  }

  /** Whether the JDK may keep any array. */
  boolean keepsAny() {
    return !kept.isEmpty();
  }

  /** An element of an array is going to change, and other threads are there that may look at it. */
  void change(Tracked array) {
    if (kept.contains(array)) {
      limits.uncontrolled(SHARED);
    }
  }

  /** The elements have changed while the JDK was about to look at them. */
  void isTorn() {
    limits.uncontrolled(SHARED);
  }
}
