package dev.jacquard.conformance.threadpoolexecutor;

import dev.jacquard.conformance.Run;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Pools, and which of their threads do the tasks. */
final class Pools {
  static final String MANY = "the JDK's code has too many steps";

  private Pools() {}

  static ThreadPoolExecutor fixed(int threads) {
    return make(threads, threads, 0, new LinkedBlockingQueue<>());
  }

  /** A pool whose workers beyond the core leave after some seconds. */
  static ThreadPoolExecutor make(int core, int most, int seconds, BlockingQueue<Runnable> queue) {
    return new ThreadPoolExecutor(core, most, seconds, TimeUnit.SECONDS, queue);
  }

  /** The number of the current thread in its pool. */
  static String thread() {
    String name = Thread.currentThread().getName();
    return name.substring(name.lastIndexOf('-') + 1);
  }

  /** The second task comes when the first is done. */
  static String threadsOfTwoTasks(ThreadPoolExecutor pool) throws Exception {
    String threads = pool.submit(Pools::thread).get() + " " + pool.submit(Pools::thread).get();
    Run.end(pool);
    return threads;
  }

  /** Nobody waits for the first task before the others come. */
  static String threadsOfThreeTasks(ThreadPoolExecutor pool) throws InterruptedException {
    String[] threads = new String[3];
    for (int i = 0; i < 3; i++) {
      int task = i;
      pool.execute(() -> threads[task] = thread());
    }
    Run.end(pool);
    return String.join(" ", threads);
  }
}
