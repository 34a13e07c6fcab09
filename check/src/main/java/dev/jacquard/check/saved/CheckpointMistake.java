package dev.jacquard.check.saved;

/** A checkpoint that cannot be used or written; the message is for the user. */
public final class CheckpointMistake extends RuntimeException {
  CheckpointMistake(String message, Throwable cause) {
    super(message, cause);
  }
}
