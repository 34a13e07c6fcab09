package dev.jacquard.kernel.saved;

/** What was to be read as a saved state is none. */
public final class DamagedStateException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public DamagedStateException(String message) {
    super(message);
  }
}
