package dev.jacquard.runtime.thread;

import java.util.Arrays;

/**
 * The sleeps and short time limits of a thread, as far as they passed while others could move: how
 * long they were together, and where it waited so.
 *
 * <p>Who sleeps again and again at one place waits for others, however short each sleep is. All
 * here follows from what the thread itself has done, so it is the same in all executions that
 * differ only in the order of independent steps.
 */
public final class ShortWaits {
  private int[] sites = new int[4];
  private int count;
  private long sum;

  /** The thread waits at a place; whether it has done so there before. */
  public boolean isAgainAt(int site) {
    for (int i = 0; i < count; i++) {
      if (sites[i] == site) {
        return true;
      }
    }
    if (count == sites.length) {
      sites = Arrays.copyOf(sites, 2 * count);
    }
    sites[count++] = site;
    return false;
  }

  /** It has waited so long. */
  public void add(long nanos) {
    sum += nanos;
  }

  /** How long it has waited altogether. */
  public long sum() {
    return sum;
  }

  /** At how many places. */
  public int count() {
    return count;
  }

  /** One of them. */
  public int site(int index) {
    return sites[index];
  }
}
