package dev.jacquard.worker;

/** A worker JVM ended, hung or could not be understood; the message is a sentence for the user. */
public final class LostWorkerException extends Exception {
  private final long process;

  LostWorkerException(String why, long process) {
    super(why);
    this.process = process;
  }

  /** The number of the process. */
  public long process() {
    return process;
  }
}
