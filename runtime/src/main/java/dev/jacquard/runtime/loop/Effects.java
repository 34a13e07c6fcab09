package dev.jacquard.runtime.loop;

/** Counts what the thread at work does that it or others may notice later. */
public final class Effects {
  /** The count of the thread that runs now; each thread has its own. */
  public static long count;

  private Effects() {}
}
