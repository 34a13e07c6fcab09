package dev.jacquard.cli;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Trace;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Turns Ctrl-C into a wish that the search ends, so that what was found until then is printed.
 *
 * <p>The JVM answers Ctrl-C by its shutdown hooks, and ends when they have. The hook of this class
 * holds it until the command has come to its end, and gives the JVM the exit code of the command
 * instead of the one of the signal. Whoever runs the command calls {@link #finished} with that
 * code.
 */
final class Interruption {
  /** An execution under way may take long; nobody waits longer than this for it. */
  private static final long PATIENCE_IN_SECONDS = 10;

  private static final int ENDED_BY_INTERRUPT = 130;

  private final CountDownLatch finished = new CountDownLatch(1);
  private volatile boolean heeded;
  private volatile boolean requested;
  private volatile int exitCode;

  /** From now on Ctrl-C is a request. */
  void listen() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::shutDown, "jacquard-interruption"));
  }

  private void shutDown() {
    if (finished.getCount() == 0 || !heeded) {
      return; // the ordinary end of the command, or nothing that could end earlier
    }
    request();
    Runtime.getRuntime().halt(codeWhenFinished());
  }

  private int codeWhenFinished() {
    try {
      if (finished.await(PATIENCE_IN_SECONDS, TimeUnit.SECONDS)) {
        return exitCode;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    System.err.println("jacquard: interrupted; the execution under way did not come to an end");
    return ENDED_BY_INTERRUPT;
  }

  void request() {
    requested = true;
  }

  boolean isRequested() {
    return requested;
  }

  /** The command has printed everything. */
  void finished(int code) {
    exitCode = code;
    finished.countDown();
  }

  /** From now on somebody asks now and then whether an end is requested. */
  void heed() {
    heeded = true;
  }

  /** A strategy that has no more plans once an end is requested. */
  Strategy over(Strategy strategy) {
    heed();
    return new Strategy() {
      @Override
      public Optional<Plan> next() {
        return requested ? Optional.empty() : strategy.next();
      }

      @Override
      public void learn(Trace trace) {
        strategy.learn(trace);
      }
    };
  }
}
