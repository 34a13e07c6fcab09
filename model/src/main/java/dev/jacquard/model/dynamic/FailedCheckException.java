package dev.jacquard.model.dynamic;

/** An assertion in a step does not hold. */
final class FailedCheckException extends RuntimeException {
  private static final long serialVersionUID = 1;

  FailedCheckException(String message) {
    super(message, null, false, false);
  }
}
