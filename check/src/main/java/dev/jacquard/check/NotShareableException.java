package dev.jacquard.check;

/** A search can't be made by several processes; the message is a sentence for the user. */
public final class NotShareableException extends RuntimeException {
  public NotShareableException(String sentence) {
    super(sentence);
  }
}
