package dev.jacquard.cluster.region;

/**
 * A search can't be shared with other processes: a step is about something that only this process
 * knows. The message is a sentence for the user.
 */
public final class NotSharedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  NotSharedException(IllegalArgumentException cause) {
    super("the search can't be shared with other processes: " + cause.getMessage(), cause);
  }
}
