package dev.jacquard.runtime.carrier;

import dev.jacquard.runtime.thread.LogicalThread;

/**
 * What logical threads run on. One of them runs at a time; the caller of {@link #run} is suspended
 * meanwhile.
 */
public interface Carrier {
  /** Lets a thread run, and whoever it hands over to, until somebody hands over to nobody. */
  void run(LogicalThread first);

  /**
   * Suspends the calling thread and lets another one run, or the caller of {@link #run} if there is
   * none; returns when somebody hands over to the calling thread again.
   */
  void handOver(LogicalThread from, LogicalThread to);

  /** The calling thread has ended; lets another one run, or the caller of {@link #run}. */
  void end(LogicalThread from, LogicalThread to);

  /** Its name on the command line. */
  String label();
}
