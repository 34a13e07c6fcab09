package dev.jacquard.worker.watch;

/**
 * Why a worker has to end although it is not done.
 *
 * @param why sentences for the user, with the positions of threads
 */
public record Alarm(Cause cause, String why) {
  /** What went wrong. */
  public enum Cause {
    /** The program makes no step any more. */
    NO_STEP,
    /** The time is over. */
    NO_TIME
  }
}
