package dev.jacquard.runtime.primitive.synchronizer;

import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.thread.Threads;
import dev.jacquard.runtime.primitive.world.Hashes;

/** What synchronizers say of themselves: the texts of the JDK, about the state of the model. */
@Tells("it only puts together what it is given")
final class Texts {
  private Texts() {}

  /** The text of any object, and a state behind it. No concatenation that the VM has to link. */
  static String of(Object object, String state) {
    return object
        .getClass()
        .getName()
        .concat("@")
        .concat(Integer.toHexString(Hashes.hashCode(object)))
        .concat(state);
  }

  static String of(Object object, String counted, long count) {
    return of(object, "[".concat(counted).concat(" = ").concat(Long.toString(count)).concat("]"));
  }

  /** The text of a lock that a thread owns, or nobody. */
  static String ofLock(Object lock, Thread owner) {
    return of(
        lock,
        owner == null
            ? "[Unlocked]"
            : "[Locked by thread ".concat(Threads.getName(owner)).concat("]"));
  }
}
