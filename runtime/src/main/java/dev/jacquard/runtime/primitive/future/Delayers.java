package dev.jacquard.runtime.primitive.future;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.forkjoin.DelayedTasks;
import dev.jacquard.runtime.primitive.hook.Models;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** The timeouts of futures, for which older JDKs have one thread for good. */
@Models(value = CompletableFuture.class, nested = "Delayer", always = true)
public final class Delayers {
  private Delayers() {}

  public static ScheduledFuture<?> delay(Runnable command, long delay, TimeUnit unit) {
    long nanos = unit.toNanos(delay);
    DelayedCall call = new DelayedCall(command, nanos, DelayedTasks.isLimit(command) ? nanos : 0);
    DelayedTasks.start(Control.execution(), "CompletableFutureDelayScheduler", call, call);
    return call;
  }
}
