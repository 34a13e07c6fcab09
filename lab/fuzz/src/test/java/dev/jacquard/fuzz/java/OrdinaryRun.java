package dev.jacquard.fuzz.java;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A run of a generated class by the JVM as it is, with nobody in control. */
final class OrdinaryRun {
  private static final long MILLIS = 2_000;

  private final Method body;
  private final Method state;
  private final Threads threads = new Threads();

  private OrdinaryRun(String className, Map<String, byte[]> classFiles) throws Exception {
    Class<?> program =
        new CompiledClasses(classFiles, OrdinaryRun.class.getClassLoader()).loadClass(className);
    body = program.getMethod("body");
    state = program.getMethod("state");
  }

  /** The threads of one run; they inherit the group, and a failure only ends them. */
  private static final class Threads extends ThreadGroup {
    Threads() {
      super("ordinary run");
    }

    @Override
    public void uncaughtException(Thread thread, Throwable failure) {}
  }

  /** The final values of the variables, if all threads end in time. */
  static Optional<List<Integer>> of(String className, Map<String, byte[]> classFiles)
      throws Exception {
    return new OrdinaryRun(className, classFiles).run();
  }

  private Optional<List<Integer>> run() throws Exception {
    Thread first = new Thread(threads, this::body);
    first.setDaemon(true); // so are the threads that it makes
    first.start();
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(MILLIS);
    boolean ended = hasEnded(first, deadline);
    for (Optional<Thread> other = alive(); ended && other.isPresent(); other = alive()) {
      ended = hasEnded(other.get(), deadline); // one that the first thread did not join
    }
    return ended
        ? Optional.of(Arrays.stream((int[]) state.invoke(null)).boxed().toList())
        : Optional.empty();
  }

  private void body() {
    try {
      body.invoke(null);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static boolean hasEnded(Thread thread, long deadline) throws InterruptedException {
    thread.join(Math.max(1, TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime())));
    return !thread.isAlive();
  }

  private Optional<Thread> alive() {
    Thread[] alive = new Thread[1];
    return threads.enumerate(alive) > 0 ? Optional.of(alive[0]) : Optional.empty();
  }
}
