package dev.jacquard.runtime.primitive.hook;

import dev.jacquard.runtime.name.Sites;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;

/** Calls of atomic variables whose result the program drops. */
@Tells("it only notes a place in the program")
public final class Dropped {
  private Dropped() {}

  /** Such a call follows; without an object, or at no index of an array, it comes to nothing. */
  public static void by(Object receiver, int index, int site) {
    if (receiver != null && index >= 0 && index < length(receiver)) {
      Sites.here = site;
    }
  }

  private static int length(Object receiver) {
    if (receiver instanceof AtomicIntegerArray array) {
      return array.length();
    }
    return receiver instanceof AtomicLongArray array ? array.length() : 1;
  }
}
