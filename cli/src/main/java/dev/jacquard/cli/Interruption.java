package dev.jacquard.cli;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Turns Ctrl-C into a wish that the search ends, so that what was found until then is printed. A
 * second Ctrl-C is no wish: the JVM ends at once.
 *
 * <p>The JVM answers a request to terminate by its shutdown hooks, and ends when they have. The
 * hook of this class holds it until the command has come to its end, and gives the JVM the exit
 * code of the command instead of the one of the signal. Whoever runs the command calls {@link
 * #finished} with that code.
 */
public final class Interruption {
  /** An execution under way may take long; nobody waits longer than this for it. */
  private static final long PATIENCE_IN_SECONDS = 10;

  /** By the convention of shells: 128 and the number of the signal. */
  static final int ENDED_BY_INTERRUPT = 130;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final AtomicInteger interrupts = new AtomicInteger();
  private volatile boolean heeded;
  private volatile boolean requested;
  private volatile int exitCode;

  /** From now on Ctrl-C is a request. */
  void listen() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::shutDown, "jacquard-interruption"));
    InterruptSignal.calls(this::interrupted);
  }

  private void interrupted() {
    if (interrupts.incrementAndGet() > 1 || !heeded) {
      Runtime.getRuntime().halt(ENDED_BY_INTERRUPT);
    }
    request();
    awaitEnd();
  }

  /** The command ends the JVM when it has printed everything; this does if it takes too long. */
  private void awaitEnd() {
    try {
      if (finished.await(PATIENCE_IN_SECONDS, TimeUnit.SECONDS)) {
        return;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    System.err.println("jacquard: interrupted; the execution under way did not come to an end");
    Runtime.getRuntime().halt(ENDED_BY_INTERRUPT);
  }

  private void shutDown() {
    if (finished.getCount() == 0 || !heeded) {
      return; // the ordinary end of the command, or nothing that could end earlier
    }
    request();
    awaitEnd();
    Runtime.getRuntime().halt(exitCode);
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
