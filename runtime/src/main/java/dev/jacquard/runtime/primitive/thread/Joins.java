package dev.jacquard.runtime.primitive.thread;

import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.Locks.Waited;
import dev.jacquard.runtime.execution.ThreadLives;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.thread.LogicalThread;

/**
 * Waiting for the end of a thread. The JDK does so by the monitor of the thread's object, where
 * others may meet who joins; that is left out as long as the program takes no such monitor.
 */
@Tells("a join is a step that observes whether the thread has ended")
final class Joins {
  private Joins() {}

  /**
   * The current thread waits for another one.
   *
   * @param nanos how long at most, or 0 for ever
   */
  @Enters
  static void join(Execution execution, LogicalThread other, long nanos)
      throws InterruptedException {
    if (!execution.observes(Feature.THREADS) || other.isVirtual()) {
      await(execution, other, nanos);
      return;
    }
    int monitor = execution.places().monitor(other.thread());
    if (execution.locks().owns(monitor)) {
      execution.observe(Feature.FAREWELLS); // it gives the monitor up while it waits
    }
    if (execution.observes(Feature.FAREWELLS)) {
      awaitSignal(execution, other, nanos, monitor);
    } else {
      await(execution, other, nanos);
      execution.locks().lock(monitor, Sites.here);
      execution.locks().unlock(monitor, Sites.here);
    }
  }

  private static void await(Execution execution, LogicalThread other, long nanos)
      throws InterruptedException {
    if (nanos == 0) {
      if (!execution.lives().join(other, Sites.here)) {
        throw Interrupts.exception(execution);
      }
    } else if (!endsInTime(execution.lives(), other, nanos)) {
      Interrupts.check(execution);
      execution.lastLimits().pass(nanos);
    }
  }

  private static boolean endsInTime(ThreadLives lives, LogicalThread other, long nanos) {
    if (!lives.states().areSeen()) {
      return lives.join(other.number(), nanos, Sites.here);
    }
    if (lives.tryJoin(other, Sites.here)) {
      return true;
    }
    lives.states().enter(Thread.State.TIMED_WAITING, Sites.here);
    boolean ended = lives.join(other.number(), nanos, Sites.here);
    lives.states().leave(Sites.here);
    return ended;
  }

  /** As the JDK has it: who joins is one of those who wait for a signal, and may get any. */
  private static void awaitSignal(Execution execution, LogicalThread other, long nanos, int monitor)
      throws InterruptedException {
    execution.locks().lock(monitor, Sites.here);
    long begin = execution.current().nanos();
    long left = nanos;
    Waited waited = Waited.WOKEN;
    while (waited == Waited.WOKEN && !execution.lives().tryJoin(other, Sites.here)) {
      waited = execution.locks().await(monitor, monitor, left, true, Sites.here);
      if (nanos > 0 && waited == Waited.WOKEN) {
        left = nanos - (execution.current().nanos() - begin);
        waited = left > 0 ? Waited.WOKEN : Waited.LATE;
      }
    }
    execution.locks().unlock(monitor, Sites.here);
    if (waited == Waited.INTERRUPTED) {
      throw Interrupts.exception(execution);
    }
  }
}
