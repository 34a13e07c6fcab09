package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.ThreadPoolExecutor;

/**
 * Several tasks at once, and the wait for all of them. The JDK asks each future whether it is done
 * before it waits for it; nobody can see that, so the model only waits.
 */
@Tells("each call in it is told by itself")
@Models(value = AbstractExecutorService.class, always = true)
public final class BulkCalls {
  private static final MethodHandle NEW_TASK =
      Members.method(AbstractExecutorService.class, "newTaskFor", Callable.class);

  private BulkCalls() {}

  public static boolean applies(AbstractExecutorService service) {
    return service instanceof ThreadPoolExecutor executor && ModelledPools.contain(executor);
  }

  public static List<?> invokeAll(AbstractExecutorService service, Collection<?> tasks)
      throws InterruptedException {
    if (tasks == null) {
      throw new NullPointerException();
    }
    List<Future<?>> futures = new ArrayList<>(tasks.size());
    name(Control.execution(), futures);
    boolean done = false;
    try {
      for (Object task : tasks) {
        RunnableFuture<?> future = future(service, (Callable<?>) task);
        futures.add(future);
        service.execute(future);
      }
      for (Future<?> future : futures) {
        await(future);
      }
      done = true;
    } finally {
      if (!done) {
        futures.forEach(future -> future.cancel(true));
      }
    }
    return futures;
  }

  /** The caller gets the list, so it has a name like all that the program makes. */
  @Enters
  private static void name(Execution execution, List<?> futures) {
    execution.places().made(futures);
  }

  private static RunnableFuture<?> future(AbstractExecutorService service, Callable<?> task) {
    try {
      return (RunnableFuture<?>) NEW_TASK.invoke(service, task);
    } catch (Throwable thrown) {
      throw Members.<RuntimeException>raise(thrown);
    }
  }

  private static void await(Future<?> future) throws InterruptedException {
    try {
      future.get();
    } catch (CancellationException | ExecutionException ended) {
      // whoever asks the future will see
    }
  }
}
