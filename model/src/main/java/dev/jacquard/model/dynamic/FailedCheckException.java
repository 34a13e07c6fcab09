package dev.jacquard.model.dynamic;

/** An assertion in a step does not hold. */
final class FailedCheckException extends RuntimeException {
  FailedCheckException(String message) {
    super(message, null, false, false);
  }
}
