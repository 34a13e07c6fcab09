package dev.jacquard.runtime.carrier;

import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;

/**
 * What logical threads run on. One of them runs at a time; the caller of {@link #run} is suspended
 * meanwhile.
 */
public interface Carrier {
  /** The carrier that the user wants, or that this JVM can offer. */
  static Carrier of(CarrierChoice wanted, ThreadTable threads) {
    boolean continuations =
        wanted == CarrierChoice.CONTINUATION
            || (wanted == CarrierChoice.AUTO && ContinuationCarrier.isAvailable());
    return continuations && !Debugging.isPossible()
        ? new ContinuationCarrier(threads)
        : new ThreadCarrier(threads);
  }

  /** Lets a thread run, and each thread that it hands over to, until one hands over to null. */
  void run(LogicalThread first);

  /**
   * Suspends the calling thread and lets another one run, or the caller of {@link #run} if there is
   * none; returns when a thread hands over to the calling thread again.
   *
   * @return false if the calling thread can't be suspended where it stands; it goes on
   */
  boolean handOver(LogicalThread from, LogicalThread to);

  /** The calling thread has ended; lets another one run, or the caller of {@link #run}. */
  void end(LogicalThread from, LogicalThread to);

  /** Its name on the command line. */
  String label();
}
