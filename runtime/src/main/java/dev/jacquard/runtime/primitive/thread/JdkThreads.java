package dev.jacquard.runtime.primitive.thread;

import dev.jacquard.runtime.primitive.hook.Tells;
import java.util.concurrent.ThreadPoolExecutor;
import jdk.internal.misc.Unsafe;

/**
 * Which threads serve the JDK itself. They outlive a run, and whoever started them waits for them
 * where no other thread gets a turn; so they run free. Newer JDKs have a class for them, older ones
 * make some of them as any others, which are known by what they run.
 */
@Tells("it looks at what never changes")
final class JdkThreads {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final String OWN_CLASS = "jdk.internal.misc.InnocuousThread";

  /** Asynchronous channels and watched directories. */
  private static final String CHANNELS = "sun.nio.";

  private static final String WORKER = "java.util.concurrent.ThreadPoolExecutor$Worker";

  private static final boolean HOLDERS = Runtime.version().feature() >= 19;
  private static final long TASK;
  private static final long HOLDER;
  private static final long POOL;
  private static final long FACTORY =
      UNSAFE.objectFieldOffset(ThreadPoolExecutor.class, "threadFactory");

  static {
    try {
      Class<?> owner = HOLDERS ? Class.forName("java.lang.Thread$FieldHolder") : Thread.class;
      TASK = UNSAFE.objectFieldOffset(owner, HOLDERS ? "task" : "target");
      HOLDER = HOLDERS ? UNSAFE.objectFieldOffset(Thread.class, "holder") : 0;
      POOL = UNSAFE.objectFieldOffset(Class.forName(WORKER), "this$0");
    } catch (ClassNotFoundException absent) {
      throw new IllegalStateException("this JDK does not tell what its threads run", absent);
    }
  }

  private JdkThreads() {}

  static boolean contain(Thread thread) {
    if (thread.getClass() != Thread.class) {
      return thread.getClass().getName().equals(OWN_CLASS);
    }
    Object task = task(thread);
    return task != null && (isOfChannels(task) || isWorkerOfChannels(task));
  }

  private static Object task(Thread thread) {
    Object owner = HOLDERS ? UNSAFE.getReference(thread, HOLDER) : thread;
    return owner == null ? null : UNSAFE.getReference(owner, TASK);
  }

  private static boolean isOfChannels(Object part) {
    return part.getClass().getName().startsWith(CHANNELS);
  }

  /** The pool of channels for which the program gave none has a thread factory of its own. */
  private static boolean isWorkerOfChannels(Object task) {
    return task.getClass().getName().equals(WORKER)
        && isOfChannels(UNSAFE.getReference(UNSAFE.getReference(task, POOL), FACTORY));
  }
}
