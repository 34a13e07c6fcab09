package dev.jacquard.cli.terminal;

import dev.jacquard.check.Interruption;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Turns Ctrl-C and requests to terminate into a request that the search ends, so that what was
 * found until then is printed. A second Ctrl-C is no request: the JVM ends at once.
 *
 * <p>A JVM that ends for another reason, or where signals can't be had, runs its shutdown hooks,
 * and ends when they have. The hook of this class holds it until the command has come to its end,
 * and gives the JVM the exit code of the command instead of the one of the signal. Whoever runs the
 * command calls {@link #finished} with that code.
 */
public final class InterruptHandler {
  /** An execution under way may take long; nobody waits longer than this for it. */
  private static final long PATIENCE_IN_SECONDS = 10;

  /** By the convention of shells: 128 and the number of the signal. */
  public static final int ENDED_BY_INTERRUPT = 130;

  public static final int ENDED_BY_TERMINATION = 143;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final AtomicInteger interrupts = new AtomicInteger();
  private final Interruption interruption;
  private volatile int exitCode;

  public InterruptHandler(Interruption interruption) {
    this.interruption = interruption;
  }

  /** From now on Ctrl-C is a request. */
  public void listen() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::shutDown, "jacquard-interruption"));
    InterruptSignal.INT.calls(this::interrupted);
    InterruptSignal.TERM.calls(this::terminated);
  }

  /** Who sends this may have sent the other one too, so it is never an insistence. */
  private void terminated() {
    if (!interruption.isHeeded()) {
      System.exit(ENDED_BY_TERMINATION);
    }
    interruption.request();
    awaitEnd();
  }

  private void interrupted() {
    if (interrupts.incrementAndGet() > 1 || !interruption.isHeeded()) {
      Runtime.getRuntime().halt(ENDED_BY_INTERRUPT);
    }
    interruption.request();
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
    if (finished.getCount() == 0 || !interruption.isHeeded()) {
      return; // the ordinary end of the command, or nothing that could end earlier
    }
    interruption.request();
    awaitEnd();
    Runtime.getRuntime().halt(exitCode);
  }

  /** The command has printed everything. */
  public void finished(int code) {
    exitCode = code;
    finished.countDown();
  }
}
