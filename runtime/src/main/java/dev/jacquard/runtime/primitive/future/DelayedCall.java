package dev.jacquard.runtime.primitive.future;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.concurrent.Delayed;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** An action that happens later unless it is cancelled before. */
final class DelayedCall implements ScheduledFuture<Object>, Runnable {
  private static final long PENDING = 1;
  private static final long CLAIMED = 2;

  private final Runnable command;
  private final long nanos;
  private final long limit;
  private final int site;
  private boolean cancelled;
  private LogicalThread claimant;

  /**
   * A call that nobody has claimed yet.
   *
   * @param limit the time limit that it says to have passed, or 0
   */
  DelayedCall(Runnable command, long nanos, long limit) {
    this.command = command;
    this.nanos = nanos;
    this.limit = limit;
    site = Sites.here;
  }

  @Override
  public void run() {
    if (claim(Control.execution(), limit, site)) {
      command.run();
    }
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    cancelled |= claim(Control.execution(), 0, Sites.here);
    return cancelled;
  }

  /**
   * Whether the current thread is the first to run or cancel it, within a time limit or at once.
   */
  @Enters
  private boolean claim(Execution execution, long within, int from) {
    int location = execution.places().synchronizer(this);
    if (execution.isFresh(location)) {
      execution.state(location, PENDING);
    }
    execution
        .lastLimits()
        .arrive(within, Kind.TRY_UPDATE, PENDING, Kind.UPDATE, CLAIMED, location, from);
    long before = execution.state(location);
    execution.state(location, CLAIMED);
    execution.record(before, CLAIMED, before);
    execution.publish(location); // also if another one was faster
    if (before == PENDING) {
      claimant = execution.current();
      execution.lastLimits().pass(within);
    }
    return before == PENDING;
  }

  @Override
  public boolean isCancelled() {
    return cancelled;
  }

  /**
   * Whether the current thread has run or cancelled it. Of other threads this tells nothing, for to
   * look is no step: to cancel is one, and comes to nothing if another thread was faster.
   */
  @Override
  public boolean isDone() {
    return claimant == Control.execution().current();
  }

  @Override
  public Object get() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Object get(long timeout, TimeUnit unit) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long getDelay(TimeUnit unit) {
    return unit.convert(nanos, TimeUnit.NANOSECONDS);
  }

  @Override
  public int compareTo(Delayed other) {
    return Long.compare(nanos, other.getDelay(TimeUnit.NANOSECONDS));
  }
}
