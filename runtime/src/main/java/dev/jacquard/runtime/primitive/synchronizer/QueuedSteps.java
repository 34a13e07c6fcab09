package dev.jacquard.runtime.primitive.synchronizer;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.QueuedLocks;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;

/** What can be done to one of the {@link QueuedLocks}, by the object that it is known by. */
final class QueuedSteps {
  private QueuedSteps() {}

  /** A lock has been made. When threads are interrupted, it is left to the JDK's own code. */
  @Enters
  static void add(Execution execution, Object key, QueuedLocks.Lock lock) {
    if (!execution.lives().usesInterrupts()) {
      execution.queuedLocks().add(key, lock);
    }
  }

  /** Whether a lock of this run is known by an object that matters. */
  @Tells("it looks at how the object was made")
  static boolean concern(Object key) {
    return Control.on(key) && Control.isQueued(key);
  }

  @Enters
  static void lock(Execution execution, Object key, long want) {
    execution.queuedLocks().lock(key, want, Sites.here);
  }

  @Enters
  static boolean lock(Execution execution, Object key, long want, long nanos) {
    return execution.queuedLocks().lock(key, want, nanos, Sites.here);
  }

  /**
   * Takes the lock or leaves it.
   *
   * @param ability the bit that says whether it can be had for what is wanted, 0 if none does
   */
  @Enters
  static boolean tryLock(Execution execution, Object key, long want, long ability) {
    return execution.queuedLocks().tryLock(key, want, ability, Sites.here);
  }

  @Enters
  static void unlock(Execution execution, Object key, long held) {
    if (!execution.isUnwinding()) {
      execution.queuedLocks().unlock(key, held, Sites.here);
    }
  }

  /** How many threads wait for the lock. */
  @Enters
  static int length(Execution execution, Object key) {
    look(execution, key);
    return execution.queuedLocks().waiting(key);
  }

  /** A look at the state of the lock, which is part of what the caller does inside Jacquard. */
  static void look(Execution execution, Object key) {
    execution.queuedLocks().look(key, Sites.here);
  }
}
