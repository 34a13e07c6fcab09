package dev.jacquard.check.saved;

/** A checkpoint that cannot be used or written; the message is for the user. */
public final class CheckpointMistake extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CheckpointMistake(String message, Throwable cause) {
    super(message, cause);
  }
}
