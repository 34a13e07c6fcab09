package dev.jacquard.model.diagram.partition;

/** Something is too large to be analysed exactly; the message says what, as a clause. */
final class AnalysisLimitException extends RuntimeException {
  AnalysisLimitException(String message) {
    super(message);
  }
}
