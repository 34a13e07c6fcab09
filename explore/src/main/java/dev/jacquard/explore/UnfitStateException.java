package dev.jacquard.explore;

/** The state of an exploration is not one of this program: an execution is not what it was. */
public final class UnfitStateException extends RuntimeException {
  UnfitStateException(String message, Throwable cause) {
    super(message, cause);
  }
}
