package dev.jacquard.model.search;

/**
 * A path can't be followed in the plain space, because the quotient does not give all states of a
 * class the same representative. What was found on the path is real all the same.
 */
final class UntoldException extends IllegalStateException {
  private static final long serialVersionUID = 1;

  UntoldException() {
    super("no plain step leads to a representative: one class has several");
  }
}
