package dev.jacquard.image;

/** There is no image. The message says why, as the end of a sentence. */
public final class NoImageException extends Exception {
  private static final long serialVersionUID = 1;

  NoImageException(String why) {
    super(why);
  }
}
