package dev.jacquard.model.store;

import java.util.Locale;

/** How many bytes of the heap may be taken, and how many are. */
final class Budget {
  static final String ADVICE =
      "more heap (-Xmx), states on disk or fingerprints instead of states would hold more";

  /**
   * The part of the heap that a store may fill by default. The rest is for garbage, which the
   * collector needs room to find, and for everything else that a search keeps.
   */
  private static final double SHARE = 0.7;

  private final long bytes;
  private long taken;
  private long most;

  Budget(long bytes) {
    this.bytes = bytes;
  }

  static long share() {
    return (long) (Runtime.getRuntime().maxMemory() * SHARE);
  }

  void take(long more) {
    if (taken + more > bytes) {
      throw new StoreFullException(
          String.format(
              Locale.ROOT,
              "the %,d MB that states may take on the heap are used up; " + ADVICE,
              bytes >> 20));
    }
    taken += more;
    most = Math.max(most, taken);
  }

  void give(long back) {
    taken -= back;
  }

  long most() {
    return most;
  }
}
