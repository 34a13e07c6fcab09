package dev.jacquard.runtime.primitive.future;

import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeoutException;
import jdk.internal.misc.Unsafe;

/**
 * The steps of a future task, on its state and on the thread that runs it. Where traces tell all
 * that threads observe, the state tells the outcome as well.
 */
@Tells("the state of a task says what it has come to")
final class FutureTaskSteps {
  /** The states, by the JDK's numbers. */
  static final int NEW = 0;

  static final int NORMAL = 2;
  static final int EXCEPTIONAL = 3;
  static final int CANCELLED = 4;
  static final int INTERRUPTING = 5;
  private static final int INTERRUPTED = 6;
  private static final long IS_DONE = Comparison.GREATER_OR_EQUAL.with(NORMAL);
  private static final long IS_SETTLED = Comparison.NOT_EQUAL.with(INTERRUPTING);

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long STATE = Members.offset(FutureTask.class, "state");
  private static final long OUTCOME = Members.offset(FutureTask.class, "outcome");
  private static final long RUNNER = Members.offset(FutureTask.class, "runner");

  /** So many bits are the state; above them is the outcome, as the value that it is. */
  private static final int BITS = 8;

  private static final long STATES = (1 << BITS) - 1;

  private FutureTaskSteps() {}

  /** Becomes the thread that runs it, unless there is one or it is done. */
  @Enters
  static boolean begin(Execution execution, FutureTask<?> task) {
    if (look(execution, task) != NEW) {
      return false;
    }
    int runner = runner(execution, task);
    long me = execution.current().number() + 1L;
    execution.arrive(Kind.COMPARE_AND_SET, runner, 0, Sites.here);
    long before = execution.state(runner);
    if (before != 0) {
      execution.record(before, before, 0);
      return false;
    }
    UNSAFE.putReference(task, RUNNER, execution.current().thread());
    write(execution, runner, me);
    return true;
  }

  /**
   * Lets go of the task, and waits for an interrupt that is on its way; whether the task is new.
   * Nobody can tell the difference if there are no interrupts and it does not run again.
   */
  @Enters
  static boolean end(Execution execution, FutureTask<?> task, boolean again) {
    if (!again && !execution.lives().usesInterrupts()) {
      return false;
    }
    int runner = runner(execution, task);
    execution.arrive(Kind.VOLATILE_WRITE, runner, 0, Sites.here);
    UNSAFE.putReference(task, RUNNER, null);
    write(execution, runner, 0);
    int state = location(execution, task);
    execution.arrive(Kind.VOLATILE_AWAIT, state, IS_SETTLED, Sites.here);
    return read(execution, state) == NEW;
  }

  /** From new to another state, if it is new. */
  @Enters
  static boolean change(Execution execution, FutureTask<?> task, int state, Object outcome) {
    int location = location(execution, task);
    execution.arrive(Kind.COMPARE_AND_SET, location, NEW, Sites.here);
    long before = execution.state(location);
    if (before != NEW) {
      execution.record(before, before, 0);
      return false;
    }
    UNSAFE.putReference(task, OUTCOME, outcome);
    UNSAFE.putInt(task, STATE, state);
    boolean tells = execution.recording().learns();
    write(execution, location, tells ? told(execution, state, outcome) : state);
    return true;
  }

  private static long told(Execution execution, int state, Object outcome) {
    return (execution.places().value(outcome) & Long.MAX_VALUE >> BITS) << BITS | state;
  }

  /** Interrupts the thread that runs it, if there is one; nobody does so twice. */
  @Enters
  static void interrupt(Execution execution, FutureTask<?> task) {
    int runner = runner(execution, task);
    execution.arrive(Kind.VOLATILE_READ, runner, 0, Sites.here);
    Thread thread = (Thread) UNSAFE.getReference(task, RUNNER);
    read(execution, runner);
    LogicalThread target = thread == null ? null : execution.threadOf(thread);
    if (target != null) {
      execution.lives().interrupt(target, Sites.here);
    }
    int location = location(execution, task);
    execution.arrive(Kind.VOLATILE_WRITE, location, 0, Sites.here);
    UNSAFE.putInt(task, STATE, INTERRUPTED);
    write(execution, location, INTERRUPTED);
  }

  /** Waits until the task is done; in which way. */
  @Enters
  static int await(Execution execution, FutureTask<?> task) throws InterruptedException {
    int location = location(execution, task);
    if (execution.arriveInterruptibly(Kind.VOLATILE_AWAIT, location, IS_DONE, Sites.here)
        && execution.state(location) < NORMAL) {
      execution.giveUp(location);
      throw Interrupts.exception(execution);
    }
    return read(execution, location);
  }

  /** The same if the time may be over. */
  @Enters
  static int await(Execution execution, FutureTask<?> task, long nanos)
      throws InterruptedException, TimeoutException {
    int location = location(execution, task);
    if (execution
            .lastLimits()
            .arrive(
                nanos, Kind.VOLATILE_READ, 0, Kind.VOLATILE_AWAIT, IS_DONE, location, Sites.here)
        && execution.state(location) < NORMAL) {
      execution.giveUp(location);
      throw Interrupts.exception(execution);
    }
    int state = read(execution, location);
    if (state == NEW) {
      Interrupts.check(execution);
      execution.lastLimits().pass(nanos);
      throw new TimeoutException();
    }
    return state;
  }

  /** What a task that is done has computed or thrown. */
  static Object outcome(FutureTask<?> task) {
    return UNSAFE.getReference(task, OUTCOME);
  }

  @Enters
  static int state(Execution execution, FutureTask<?> task) {
    return look(execution, task);
  }

  private static int look(Execution execution, FutureTask<?> task) {
    int location = location(execution, task);
    execution.arrive(Kind.VOLATILE_READ, location, 0, Sites.here);
    return read(execution, location);
  }

  private static int read(Execution execution, int location) {
    long state = execution.state(location);
    execution.record(state, state, state);
    return (int) (state & STATES);
  }

  private static void write(Execution execution, int location, long state) {
    long before = execution.state(location);
    execution.state(location, state);
    execution.record(before, state, 1);
  }

  private static int location(Execution execution, FutureTask<?> task) {
    return execution.places().memory(task, STATE);
  }

  private static int runner(Execution execution, FutureTask<?> task) {
    return execution.places().memory(task, RUNNER);
  }
}
