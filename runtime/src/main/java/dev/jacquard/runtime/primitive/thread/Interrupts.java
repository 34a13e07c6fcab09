package dev.jacquard.runtime.primitive.thread;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.thread.LogicalThread;

/** The interrupt status of threads. */
@Tells("an interrupt status is one number, which each step observes")
public final class Interrupts {
  private Interrupts() {}

  public static void interrupt(Thread thread) {
    LogicalThread target = Threads.logical(thread);
    if (target == null) {
      thread.interrupt();
      return;
    }
    interrupt(Control.execution(), target);
  }

  @Enters
  private static void interrupt(Execution execution, LogicalThread target) {
    execution.lives().interrupt(target, Sites.here);
  }

  public static boolean isInterrupted(Thread thread) {
    LogicalThread target = Threads.logical(thread);
    if (target == null) {
      return thread.isInterrupted();
    }
    return isInterrupted(Control.execution(), target);
  }

  @Enters
  private static boolean isInterrupted(Execution execution, LogicalThread target) {
    return look(execution, target);
  }

  public static boolean look(Execution execution, LogicalThread target) {
    int flag = execution.places().interruptStatus(target);
    execution.arrive(Kind.VOLATILE_READ, flag, 0, Sites.here);
    long set = execution.state(flag);
    execution.record(set, set, set);
    return set != 0;
  }

  public static boolean interrupted() {
    if (!Control.on()) {
      return Thread.interrupted();
    }
    return interrupted(Control.execution());
  }

  @Enters
  private static boolean interrupted(Execution execution) {
    return clear(execution);
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

  /** The current thread waits for nothing but time, unless it is interrupted. */
  static void sleep(Execution execution, long nanos) throws InterruptedException {
    check(execution);
    if (execution.lastLimits().sleep(nanos, Sites.here)) {
      throw exception(execution);
    }
  }

  /** The time limit of what the current thread waits for passes, unless it is interrupted. */
  @Enters
  public static void passLimit(Execution execution, long nanos) throws InterruptedException {
    check(execution);
    execution.lastLimits().pass(nanos);
  }

  /** What an operation throws that was interrupted; the interrupt is taken back. */
  public static InterruptedException exception(Execution execution) {
    clear(execution);
    return new InterruptedException();
  }
}
