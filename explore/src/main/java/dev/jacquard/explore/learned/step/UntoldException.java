package dev.jacquard.explore.learned.step;

/** A program can't be learned: its traces do not tell all that its threads observe. */
public class UntoldException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String what;

  public UntoldException(String what) {
    super(what, null, false, false);
    this.what = what;
  }

  /** What is not told, in words. */
  public String what() {
    return what;
  }
}
