package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.history.LoopHeads;
import dev.jacquard.runtime.loop.LoopState;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.code.Loops;
import dev.jacquard.runtime.primitive.code.Unwinding;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import dev.jacquard.runtime.symmetry.Commission;
import java.util.List;
import java.util.Optional;

/**
 * What a thread of a pool does: run a task, ask for the next one, until there is none.
 *
 * <p>Its fields are changed in steps of the pool only.
 */
@Tells("a step on the pool tells what came of it")
final class PoolWorker implements Runnable, Commission {
  // How it went, where it looked for a task.
  private static final int EMPTY = 0;
  private static final int STAYS = 1;
  private static final int TASK = 2;
  private static final int LEAVES = 3;
  private static final int LEAVES_LATE = 4;
  private static final int LEAVES_LAST = 5;

  /** The number of the loop in which workers ask for tasks. */
  private static final int LOOP = -1;

  /** Threads that it makes differ by their names, which are hidden, and by what they inherit. */
  private static final Class<?> FACTORY =
      Members.type("java.util.concurrent.Executors$DefaultThreadFactory");

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

  /** Tells what decides what becomes of it. */
  void tell(List<Long> numbers, List<Object> things) {
    numbers.add((long) number);
    numbers.add(begun ? 1L : 0);
    things.add(thread);
    things.add(handed);
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
      int frame = Loops.frame();
      boolean stopped = begin(Control.execution(), frame);
      Runnable next = task;
      while (next != null || (next = next(frame)) != null) {
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
  private boolean begin(Execution execution, int frame) {
    beginLoop(execution, frame);
    if (!execution.lives().usesInterrupts()) {
      return false;
    }
    pool.arrive(execution, Kind.UPDATE, 0);
    begun = true;
    boolean stopped = pool.fields.isAtLeast(PoolFields.STOP);
    pool.record(execution, stopped ? 1 : 0);
    pool.readControl(execution);
    return stopped;
  }

  /**
   * Between two tasks a worker whose thread the JDK has made knows nothing but which one it is, of
   * which pool, and what its thread got from the one that made it: the loader of classes. What it
   * keeps for itself, or got so, is hidden where it looks at that.
   */
  private void beginLoop(Execution execution, int frame) {
    Optional<LoopHeads> heads = execution.recording().heads();
    if (heads.isEmpty()) {
      return; // to look at a thread would tell it apart from others
    }
    ClassLoader loader = execution.current().thread().getContextClassLoader();
    boolean usual =
        pool.fields.factory().getClass() == FACTORY && isThereForGood(execution, loader);
    long name = usual ? execution.places().lastingName(pool.executor) : Places.NO_NAME;
    if (name != Places.NO_NAME) {
      heads.get().begin(frame, LOOP, loader, name, number, execution.current().number());
    }
  }

  private static boolean isThereForGood(Execution execution, ClassLoader loader) {
    return loader == null || !execution.isOurs(loader);
  }

  @Enters
  private void comeRound(Execution execution, int frame) {
    Optional<LoopHeads> heads = execution.recording().heads();
    if (heads.isPresent()) {
      execution.loops().tellDeeds(execution.current());
      LoopState noVariables = new LoopState();
      heads.get().round(frame, LOOP, noVariables, Sites.UNKNOWN);
    }
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
    boolean stopped = pool.fields.isAtLeast(PoolFields.STOP);
    pool.record(execution, stopped ? 1 : 0);
    pool.readControl(execution);
    return stopped;
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
  private Runnable next(int frame) {
    comeRound(Control.execution(), frame);
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
      pool.record(execution, EMPTY);
      execution.lastLimits().pass(pool.fields.keepAlive());
      pool.arrive(execution, Kind.TRY_UPDATE, Pool.MAY_LEAVE);
      if (pool.held(Pool.MAY_LEAVE)) {
        return false;
      }
      pool.record(execution, STAYS);
    }
    pool.arrive(execution, Kind.UPDATE, Pool.HAS_TASK | Pool.QUIT);
    return take(execution);
  }

  private boolean isTimed(Execution execution) {
    if (pool.isNeverTimed() || pool.isAlwaysTimed()) {
      return pool.isAlwaysTimed();
    }
    pool.arrive(execution, Kind.VOLATILE_READ, 0);
    boolean timed = pool.isTimed();
    pool.record(execution, timed ? 1 : 0);
    return timed;
  }

  private boolean take(Execution execution) {
    if (pool.mustQuit()) {
      return false;
    }
    finish();
    task = pool.take(execution.current());
    pool.record(execution, TASK, task);
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
      pool.record(execution, timed ? STAYS : EMPTY);
      if (timed) {
        pool.arriveWithin(
            execution, pool.fields.keepAlive(), Kind.UPDATE, 0, pool.bit(this) | Pool.QUIT);
      } else {
        pool.arrive(execution, Kind.UPDATE, pool.bit(this) | Pool.QUIT);
      }
      if (handed != null) {
        task = handed;
        handed = null;
        pool.record(execution, TASK, task);
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
      pool.record(execution, STAYS);
    }
  }

  /** Ends the step at which it leaves; whether the program has to be told that the pool ends. */
  private boolean leave(Execution execution) {
    finish();
    boolean last = pool.remove(this);
    pool.record(execution, last ? LEAVES_LAST : late ? LEAVES_LATE : LEAVES);
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
