package dev.jacquard.explore.examine;

/**
 * The traces that a search has seen, by their digests; or a sample of them, when they become too
 * many. A trace belongs to the sample or not by its digest alone, so that of a trace that belongs
 * to it one can always tell whether it was seen.
 */
public final class KnownTraces {
  private static final int FIRST_SIZE = 1 << 8;
  private static final int USUAL_MOST = 1 << 20;

  private final int most;
  private long[] digests = new long[FIRST_SIZE];
  private int count;
  private int sampled;

  public KnownTraces() {
    this(USUAL_MOST);
  }

  /** At most half of so many traces are kept; a power of two. */
  KnownTraces(int most) {
    this.most = most;
  }

  public void add(long digest) {
    if (belongs(digest) && put(digests, digest)) {
      count++;
      if (count > digests.length / 2) {
        makeRoom();
      }
    }
  }

  /** Whether a trace was certainly not seen. */
  public boolean lacks(long digest) {
    return belongs(digest) && digests[place(digests, digest)] != digest;
  }

  /** The low bits decide, and the table is ordered by others. */
  private boolean belongs(long digest) {
    return digest != 0 && (digest & (1L << sampled) - 1) == 0;
  }

  private void makeRoom() {
    long[] old = digests;
    if (old.length < most) {
      digests = new long[2 * old.length];
    } else {
      digests = new long[old.length];
      sampled++;
    }
    count = 0;
    for (long digest : old) {
      if (belongs(digest) && put(digests, digest)) {
        count++;
      }
    }
  }

  /** Whether it was not there before. */
  private static boolean put(long[] table, long digest) {
    int place = place(table, digest);
    boolean added = table[place] != digest;
    table[place] = digest;
    return added;
  }

  private static int place(long[] table, long digest) {
    int place = (int) (digest >>> 32) & table.length - 1;
    while (table[place] != 0 && table[place] != digest) {
      place = place + 1 & table.length - 1;
    }
    return place;
  }
}
