package dev.jacquard.runtime.primitive.thread;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.thread.LogicalThread;

/** The interrupt status of threads. */
public final class Interrupts {
  private Interrupts() {}

  public static void interrupt(Thread thread) {
    LogicalThread target = Control.on() ? Control.execution().threadOf(thread) : null;
    if (target == null) {
      thread.interrupt();
      return;
    }
    Execution execution = Control.enter();
    try {
      execution.lives().interrupt(target, Sites.here);
    } finally {
      Control.leave();
    }
  }

  public static boolean isInterrupted(Thread thread) {
    LogicalThread target = Control.on() ? Control.execution().threadOf(thread) : null;
    if (target == null) {
      return thread.isInterrupted();
    }
    Execution execution = Control.enter();
    try {
      return look(execution, target);
    } finally {
      Control.leave();
    }
  }

  public static boolean look(Execution execution, LogicalThread target) {
    int flag = execution.places().interruptStatus(target);
    execution.arrive(Kind.VOLATILE_READ, flag, 0, Sites.here);
    long set = execution.state(flag);
    execution.record(set, set, set);
    execution.learn(flag);
    return set != 0;
  }

  public static boolean interrupted() {
    if (!Control.on()) {
      return Thread.interrupted();
    }
    Execution execution = Control.enter();
    try {
      return clear(execution);
    } finally {
      Control.leave();
    }
  }

  public static boolean clear(Execution execution) {
    int flag = execution.places().interruptStatus(execution.current());
    execution.arrive(Kind.READ_MODIFY_WRITE, flag, 0, Sites.here);
    long set = execution.state(flag);
    execution.state(flag, 0);
    execution.recordUnordered(set, 0, set); // nothing comes after an interrupt that is taken back
    execution.learn(flag);
    return set != 0;
  }

  /** Whether the current thread is interrupted; the interrupt is taken back. */
  public static boolean isPending(Execution execution) {
    return execution.lives().usesInterrupts() && clear(execution);
  }

  /** Ends the current thread's operation, which does not block, if it is interrupted. */
  public static void check(Execution execution) throws InterruptedException {
    if (isPending(execution)) {
      throw new InterruptedException();
    }
  }

  /** What an operation throws that was interrupted; the interrupt is taken back. */
  public static InterruptedException exception(Execution execution) {
    clear(execution);
    return new InterruptedException();
  }
}
