package dev.jacquard.runtime.loop;

/**
 * Counts what the thread at work does that it or others may notice later, and how often it looks at
 * memory by a plain read, which is no step. Each thread has counts of its own.
 */
public final class Effects {
  /** The effects of the thread that runs now. */
  public static long count;

  /** The plain reads of the thread that runs now. */
  public static long looks;

  private Effects() {}
}
