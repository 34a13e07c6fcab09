package dev.jacquard.broker.line;

/** The other side can't be reached, or does not want to talk; the message is a sentence part. */
public final class LineLostException extends Exception {
  private static final long serialVersionUID = 1;

  public LineLostException(String why, Throwable cause) {
    super(why, cause);
  }
}
