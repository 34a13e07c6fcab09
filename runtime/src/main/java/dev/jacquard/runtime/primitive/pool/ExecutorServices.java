package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.MayBeAbsent;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import dev.jacquard.runtime.primitive.thread.Threads;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import jdk.internal.misc.Unsafe;

/** The end of a pool that its user waits for; the JDK looks at it once a day. */
@Tells("each call in it is told by itself")
@Models(value = ExecutorService.class, always = true)
public final class ExecutorServices {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final Class<?> WRAPPER =
      Members.type("java.util.concurrent.Executors$DelegatedExecutorService");
  private static final long WRAPPED = Members.offset(WRAPPER, "e");

  private ExecutorServices() {}

  public static boolean applies(ExecutorService service) {
    return Control.on()
        && unwrapped(service) instanceof ThreadPoolExecutor executor
        && ModelledPools.contain(executor);
  }

  private static Object unwrapped(ExecutorService service) {
    return WRAPPER.isInstance(service) ? UNSAFE.getReference(service, WRAPPED) : service;
  }

  @MayBeAbsent
  public static void close(ExecutorService service) {
    if (service.isTerminated()) {
      return;
    }
    service.shutdown();
    boolean interrupted = false;
    while (!Shutdown.isAwaited(
        Control.execution(), Pool.of((ThreadPoolExecutor) unwrapped(service)))) {
      if (!interrupted) {
        service.shutdownNow();
      }
      interrupted = true;
    }
    if (interrupted) {
      Interrupts.interrupt(Threads.currentThread());
    }
  }
}
