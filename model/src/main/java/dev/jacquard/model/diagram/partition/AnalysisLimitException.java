package dev.jacquard.model.diagram.partition;

/** Something is too large to be analysed exactly; the message says what, as a clause. */
final class AnalysisLimitException extends RuntimeException {
  private static final long serialVersionUID = 1;

  AnalysisLimitException(String message) {
    super(message);
  }
}
