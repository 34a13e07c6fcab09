package dev.jacquard.kernel.saved;

/** What was to be read as a saved state is none. */
public final class DamagedStateException extends RuntimeException {
  public DamagedStateException(String message) {
    super(message);
  }
}
