package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Depth;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;

/** Which thread pools are modelled: those with a queue in which no code of the program runs. */
@Tells("it looks at how the object was made")
public final class ModelledPools {
  private static final int NUMBER = Depth.number(ThreadPoolExecutor.class);

  private ModelledPools() {}

  /** The queue of a new pool is a part of it. */
  public static void made(Execution execution, ThreadPoolExecutor executor) {
    if (isPlain(executor) && !Depth.isDeep(NUMBER)) {
      PoolQueues.reserve(execution, PoolFields.queue(executor));
    }
  }

  /** Whether the operations of a pool are steps of its model. */
  static boolean contain(ThreadPoolExecutor executor) {
    return Control.on(executor) && isPlain(executor) && !Depth.isDeep(NUMBER);
  }

  /** Whether no code of the program runs in the queue of a pool. */
  static boolean isPlain(ThreadPoolExecutor executor) {
    BlockingQueue<?> queue = PoolFields.queue(executor);
    if (DelayedPool.isQueue(queue)) {
      return DelayedPool.isPlain(executor);
    }
    Class<?> type = queue.getClass();
    return type == LinkedBlockingQueue.class
        || type == SynchronousQueue.class
        || type == ArrayBlockingQueue.class
        || type == LinkedBlockingDeque.class;
  }
}
