package dev.jacquard.image;

/** There is no image. The message says why, as the end of a sentence. */
public final class NoImageException extends Exception {
  public NoImageException(String why) {
    super(why);
  }
}
