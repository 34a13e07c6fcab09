package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor.DiscardOldestPolicy;

/** The one policy of the JDK that reaches into the queue of a pool. */
@Tells("each call in it is told by itself")
@Models(value = DiscardOldestPolicy.class, always = true)
public final class DiscardOldestPolicies {
  private DiscardOldestPolicies() {}

  public static boolean applies(DiscardOldestPolicy policy) {
    return Control.on();
  }

  public static void rejectedExecution(
      DiscardOldestPolicy policy, Runnable task, ThreadPoolExecutor executor) {
    if (executor.isShutdown()) {
      return;
    }
    if (ModelledPools.contain(executor)) {
      PoolQueues.discardOldest(Control.execution(), Pool.of(executor));
    } else {
      executor.getQueue().poll();
    }
    executor.execute(task);
  }
}
