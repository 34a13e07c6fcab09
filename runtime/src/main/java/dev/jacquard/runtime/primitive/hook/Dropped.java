package dev.jacquard.runtime.primitive.hook;

import dev.jacquard.runtime.control.Sites;

/** Calls of atomic variables whose result the program drops. */
public final class Dropped {
  private Dropped() {}

  /** Such a call follows; of null it will not come to anything. */
  public static void by(Object receiver, int site) {
    if (receiver != null) {
      Sites.here = site;
    }
  }
}
