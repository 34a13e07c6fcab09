package dev.jacquard.kernel;

/**
 * A run ended before a call that would have waited for something outside of the program, which no
 * step of another thread can bring. There are no more runs: what this one has opened outside is
 * still there.
 */
public final class BlockedException extends RuntimeException {
  /**
   * A run that ended so.
   *
   * @param why the call, where it stands, and who makes it
   */
  public BlockedException(String why) {
    super(why, null, false, false);
  }
}
