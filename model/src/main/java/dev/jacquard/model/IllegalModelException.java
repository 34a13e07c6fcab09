package dev.jacquard.model;

/** A model is not one; the message says what it must not do. */
public final class IllegalModelException extends IllegalArgumentException {
  public IllegalModelException(String message) {
    super(message);
  }
}
