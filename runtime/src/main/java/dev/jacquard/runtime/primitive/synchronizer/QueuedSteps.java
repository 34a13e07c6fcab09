package dev.jacquard.runtime.primitive.synchronizer;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.QueuedLocks;
import dev.jacquard.runtime.name.Sites;

/** What can be done to one of the {@link QueuedLocks}, by the object that it is known by. */
final class QueuedSteps {
  private QueuedSteps() {}

  /** A lock has been made. When threads are interrupted, it is left to the JDK's own code. */
  static void add(Object key, QueuedLocks.Lock lock) {
    Execution execution = Control.enter();
    try {
      if (!execution.lives().usesInterrupts()) {
        execution.queuedLocks().add(key, lock);
      }
    } finally {
      Control.leave();
    }
  }

  /** Whether a lock of this run is known by an object that matters. */
  static boolean concern(Object key) {
    return Control.on(key) && Control.isQueued(key);
  }

  static void lock(Object key, long want) {
    Execution execution = Control.enter();
    try {
      execution.queuedLocks().lock(key, want, Sites.here);
    } finally {
      Control.leave();
    }
  }

  static boolean lock(Object key, long want, long nanos) {
    Execution execution = Control.enter();
    try {
      return execution.queuedLocks().lock(key, want, nanos, Sites.here);
    } finally {
      Control.leave();
    }
  }

  /**
   * Takes the lock or leaves it.
   *
   * @param ability the bit that says whether it can be had for what is wanted, 0 if none does
   */
  static boolean tryLock(Object key, long want, long ability) {
    Execution execution = Control.enter();
    try {
      return execution.queuedLocks().tryLock(key, want, ability, Sites.here);
    } finally {
      Control.leave();
    }
  }

  static void unlock(Object key, long held) {
    Execution execution = Control.enter();
    try {
      if (!execution.isUnwinding()) {
        execution.queuedLocks().unlock(key, held, Sites.here);
      }
    } finally {
      Control.leave();
    }
  }

  /** How many threads wait for the lock. */
  static int length(Object key) {
    Execution execution = look(key);
    try {
      return execution.queuedLocks().waiting(key);
    } finally {
      Control.leave();
    }
  }

  /** A look at the state of the lock; hooks are off until the caller leaves. */
  static Execution look(Object key) {
    Execution execution = Control.enter();
    boolean looked = false;
    try {
      execution.queuedLocks().look(key, Sites.here);
      looked = true;
      return execution;
    } finally {
      if (!looked) {
        Control.leave();
      }
    }
  }
}
