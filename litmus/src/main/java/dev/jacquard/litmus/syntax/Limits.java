package dev.jacquard.litmus.syntax;

/** The values that a constant expression may have at some place. */
public record Limits(String what, int low, int high) {
  public static final Limits ARRAY_SIZE = new Limits("the size of an array", 1, 100_000);
  public static final Limits THREAD_COPIES =
      new Limits("the number of copies of a thread", 1, 1000);
  public static final Limits CHOOSE_BOUND = new Limits("the bound of choose", 1, 1000);
  public static final Limits REPEAT_COUNT = new Limits("the count of repeat", 0, Integer.MAX_VALUE);
  public static final Limits NONE = new Limits("the value", Integer.MIN_VALUE, Integer.MAX_VALUE);

  public static Limits indexOf(Declaration array) {
    return new Limits("the index of '" + array.name() + "'", 0, array.extent().cells() - 1);
  }

  public boolean allow(int value) {
    return low <= value && value <= high;
  }

  /** The message about a value that is not allowed. */
  public String complaint(int value) {
    String range = high == Integer.MAX_VALUE ? "at least " + low : "in " + low + ".." + high;
    return what + " must be " + range + ", but is " + value;
  }
}
