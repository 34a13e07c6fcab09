package dev.jacquard.runtime.primitive.thread;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.primitive.world.UncontrolledCalls;
import java.util.concurrent.ForkJoinWorkerThread;

/**
 * What a task can see of the thread that does it. In a fork/join pool tasks share workers, or other
 * threads do them; here each has one of its own, and a task that looks is named.
 */
@Replaces(ThreadLocal.class)
public final class WorkerLocals {
  private WorkerLocals() {}

  public static Object get(ThreadLocal<?> local) {
    check(local);
    return local.get();
  }

  @SuppressWarnings("unchecked") // what the program's own code passes
  public static void set(ThreadLocal<?> local, Object value) {
    check(local);
    ((ThreadLocal<Object>) local).set(value);
  }

  /** The JDK's own do not outlive the call that uses them. */
  private static void check(ThreadLocal<?> local) {
    if (Control.on()
        && Threads.currentThread() instanceof ForkJoinWorkerThread
        && !local.getClass().getName().startsWith("java.util.concurrent.")) {
      look("a ThreadLocal");
    }
  }

  /** A task looks at something of its thread. */
  static void look(String what) {
    UncontrolledCalls.name(
        Control.execution(), "which thread does a task of a ForkJoinPool, seen by " + what);
  }
}
