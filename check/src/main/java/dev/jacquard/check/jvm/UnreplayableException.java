package dev.jacquard.check.jvm;

/**
 * A failure that its replay line does not show. Users are told so; where Jacquard itself is tested
 * it is a bug, unless the verdict names something that is not under control.
 */
final class UnreplayableException extends RuntimeException {
  /** The environment variable that says that Jacquard is tested. */
  private static final String VARIABLE = "JACQUARD_EVERY_FAILURE_REPLAYS";

  private UnreplayableException(String why) {
    super("a failure does not replay: " + why);
  }

  static void throwIfTested(String why) {
    if (System.getenv(VARIABLE) != null) {
      throw new UnreplayableException(why);
    }
  }
}
