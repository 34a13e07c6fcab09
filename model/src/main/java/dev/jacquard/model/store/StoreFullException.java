package dev.jacquard.model.store;

/** There is no room for another state; the message says what to do. */
public final class StoreFullException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public StoreFullException(String message) {
    super(message);
  }
}
