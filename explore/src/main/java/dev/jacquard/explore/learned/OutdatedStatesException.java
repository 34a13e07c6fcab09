package dev.jacquard.explore.learned;

/** Which threads can be exchanged is not what it was taken for: states have other names now. */
public final class OutdatedStatesException extends RuntimeException {
  private static final long serialVersionUID = 1;

  OutdatedStatesException() {
    super("states are named otherwise than before", null, false, false);
  }
}
