package dev.jacquard.model.store;

/** There is no room for another state; the message says what to do. */
public final class StoreFullException extends RuntimeException {
  public StoreFullException(String message) {
    super(message);
  }
}
