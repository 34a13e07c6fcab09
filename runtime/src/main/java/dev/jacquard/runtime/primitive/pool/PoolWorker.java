package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.code.Unwinding;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import dev.jacquard.runtime.symmetry.Commission;

/**
 * What a thread of a pool does: run a task, ask for the next one, until there is none.
 *
 * <p>Its fields are changed in steps of the pool only.
 */
final class PoolWorker implements Runnable, Commission {
  private final Pool pool;
  private int number;
  private Thread thread;
  private Runnable task;
  private Runnable handed;
  private boolean begun;
  private long completed;

  /** When it has left: whether the pool has ended, and whether it only came too late. */
  private boolean last;

  private boolean late;

  PoolWorker(Pool pool, Runnable firstTask) {
    this.pool = pool;
    task = firstTask;
  }

  /** The how many-th of its pool it is. */
  int number() {
    return number;
  }

  void number(int order) {
    number = order;
  }

  Thread thread() {
    return thread;
  }

  void thread(Thread made) {
    thread = made;
  }

  /** Whether it can be interrupted. */
  boolean hasBegun() {
    return begun;
  }

  /** Gives a task to a worker that waits for one. */
  void hand(Runnable next) {
    handed = next;
  }

  boolean isHanded() {
    return handed != null;
  }

  /** Whether it has a task, as far as the pool knows. */
  boolean isActive() {
    return task != null;
  }

  long completed() {
    return completed;
  }

  @Override
  public Object employer() {
    return pool.executor;
  }

  @Override
  public Object work() {
    return task;
  }

  @Override
  public void run() {
    boolean abrupt = true;
    try {
      boolean stopped = begin(Control.execution());
      Runnable next = task;
      while (next != null || (next = next()) != null) {
        prepare(Control.execution(), stopped);
        execute(next);
        next = null;
        stopped = false;
      }
      abrupt = false;
    } finally {
      if (abrupt) {
        Workforce.leaveAbruptly(pool, this);
      }
    }
  }

  /** From now on it can be interrupted; whether the pool was stopped before. */
  @Enters
  private boolean begin(Execution execution) {
    if (!execution.lives().usesInterrupts()) {
      return false;
    }
    pool.arrive(execution, Kind.UPDATE, 0);
    begun = true;
    pool.record(execution);
    pool.readControl(execution);
    return pool.fields.isAtLeast(PoolFields.STOP);
  }

  /** A task begins with an interrupt if the pool was stopped, and without if it was not. */
  @Enters
  private void prepare(Execution execution, boolean stopped) {
    if (!execution.lives().usesInterrupts()) {
      return;
    }
    boolean interrupts =
        stopped
            ? !Interrupts.look(execution, execution.current())
            : Interrupts.clear(execution) && isStopped(execution);
    if (interrupts) {
      execution.lives().interrupt(execution.current(), Sites.here);
    }
  }

  private boolean isStopped(Execution execution) {
    pool.arrive(execution, Kind.VOLATILE_READ, 0);
    pool.record(execution);
    pool.readControl(execution);
    return pool.fields.isAtLeast(PoolFields.STOP);
  }

  private void execute(Runnable present) {
    PoolHooks.before(pool.executor, thread, present);
    try {
      present.run();
      PoolHooks.after(pool.executor, present, null);
    } catch (Throwable thrown) {
      Unwinding.pass(thrown);
      PoolHooks.after(pool.executor, present, thrown);
      throw thrown;
    }
  }

  /** The next task; null when the worker has left the pool. */
  private Runnable next() {
    if (!goesOn(Control.execution())) {
      if (last) {
        Workforce.terminate(pool);
      }
      if (late) {
        Workforce.replace(pool, Pool.SHORT);
      }
    }
    return task;
  }

  /** Whether it has a task; if not, it has left the pool. */
  @Enters
  private boolean goesOn(Execution execution) {
    if (pool.handsOver() ? receive(execution) : fetch(execution)) {
      return true;
    }
    late = !pool.mustQuit();
    last = leave(execution);
    return false;
  }

  /** Takes a task out of the queue; false if it has to leave, at this moment. */
  private boolean fetch(Execution execution) {
    while (isTimed(execution)) {
      pool.arriveWithin(
          execution,
          pool.fields.keepAlive(),
          Kind.TRY_UPDATE,
          Pool.HAS_TASK | Pool.QUIT,
          Pool.HAS_TASK | Pool.QUIT);
      if (pool.held(Pool.HAS_TASK | Pool.QUIT)) {
        return take(execution);
      }
      pool.record(execution);
      execution.lastLimits().pass(pool.fields.keepAlive());
      pool.arrive(execution, Kind.TRY_UPDATE, Pool.MAY_LEAVE);
      if (pool.held(Pool.MAY_LEAVE)) {
        return false;
      }
      pool.record(execution);
    }
    pool.arrive(execution, Kind.UPDATE, Pool.HAS_TASK | Pool.QUIT);
    return take(execution);
  }

  private boolean isTimed(Execution execution) {
    if (pool.isNeverTimed() || pool.isAlwaysTimed()) {
      return pool.isAlwaysTimed();
    }
    pool.arrive(execution, Kind.VOLATILE_READ, 0);
    pool.record(execution);
    return pool.isTimed();
  }

  private boolean take(Execution execution) {
    if (pool.mustQuit()) {
      return false;
    }
    finish();
    task = pool.take(execution.current());
    pool.record(execution);
    pool.readControl(execution);
    pool.useQueue(execution);
    return true;
  }

  /** Waits until a task is handed over; false if it has to leave, at this moment. */
  private boolean receive(Execution execution) {
    while (true) {
      pool.arrive(execution, Kind.UPDATE, 0);
      if (pool.mustQuit()) {
        return false;
      }
      finish();
      boolean timed = pool.isTimed();
      pool.waits(this);
      pool.record(execution);
      if (timed) {
        pool.arriveWithin(
            execution, pool.fields.keepAlive(), Kind.UPDATE, 0, pool.bit(this) | Pool.QUIT);
      } else {
        pool.arrive(execution, Kind.UPDATE, pool.bit(this) | Pool.QUIT);
      }
      if (handed != null) {
        task = handed;
        handed = null;
        pool.record(execution);
        pool.readControl(execution);
        pool.useQueue(execution);
        return true;
      }
      pool.waitsNoMore(this);
      if (timed && !pool.mustQuit()) {
        execution.lastLimits().pass(pool.fields.keepAlive());
      }
      if (pool.mustQuit() || (timed && pool.isTimed())) {
        return false;
      }
      pool.record(execution);
    }
  }

  /** Ends the step at which it leaves; whether the program has to be told that the pool ends. */
  private boolean leave(Execution execution) {
    finish();
    boolean last = pool.remove(this);
    pool.record(execution);
    pool.changeControl(execution);
    return last;
  }

  /** Ends with the present task. */
  void finish() {
    if (task != null) {
      task = null;
      completed++;
    }
  }
}
