package dev.jacquard.model.search;

/** The path to what was found can't be told. What was found is real all the same. */
final class UntoldException extends IllegalStateException {
  private UntoldException(String reason) {
    super(reason);
  }

  /** The quotient does not give all states of a class the same representative. */
  static UntoldException representatives() {
    return new UntoldException("some states have several representatives");
  }

  /** A step that partial order reduction left out was taken for the one looked for. */
  static UntoldException fingerprints() {
    return new UntoldException("two states have the same fingerprint");
  }
}
