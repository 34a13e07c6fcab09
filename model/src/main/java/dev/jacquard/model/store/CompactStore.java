package dev.jacquard.model.store;

/**
 * A store of fingerprints: hash compaction, after Wolper and Leroy (1993).
 *
 * <p>A state is known if its fingerprint is, so a state whose fingerprint is that of another one is
 * left out, with everything that only it leads to. What is found is real all the same; that nothing
 * was found has a probability ({@link #omission}).
 *
 * <p>States are kept in full until they are {@linkplain #forget forgotten}, so a search must not
 * read them twice to profit.
 */
public final class CompactStore implements StateStore {
  private static final long SEED = 0x2545F4914F6CDD1DL;

  private final int bits;
  private final Budget budget;
  private final FingerprintRows fingerprints;
  private final NumberTable table;
  private final HeapRows waiting;
  private final long[] fingerprint = new long[1];
  private int forgotten;
  private boolean full;

  /** A store of fingerprints of 64 bits. */
  public CompactStore() {
    this(Long.SIZE, Budget.share());
  }

  /**
   * A store of fingerprints that takes no more than so many bytes.
   *
   * @param bits how long a fingerprint is: 40, 48, 56 or 64
   */
  public CompactStore(int bits, long bytes) {
    if (bits < 40 || bits > Long.SIZE || bits % Byte.SIZE != 0) {
      throw new IllegalArgumentException("a fingerprint has 40, 48, 56 or 64 bits, not " + bits);
    }
    this.bits = bits;
    this.budget = new Budget(bytes);
    this.fingerprints = new FingerprintRows(bits / Byte.SIZE, budget);
    this.table = new NumberTable(fingerprints, budget);
    this.waiting = new HeapRows(budget);
  }

  private long[] fingerprint(long[] state, int length) {
    fingerprint[0] = Hash.of(state, 0, length, SEED) >>> (Long.SIZE - bits);
    return fingerprint;
  }

  @Override
  public int find(long[] state, int length) {
    return table.find(fingerprint(state, length), 1);
  }

  /** Once there was no room, there is never any more. */
  @Override
  public int add(long[] state, int length) {
    int known = find(state, length);
    if (known >= 0) {
      return ~known;
    }
    if (full) {
      throw new StoreFullException("there is no room for fingerprints any more");
    }
    full = true;
    waiting.append(state, length);
    int number = table.add(fingerprint, 1);
    full = false;
    return number;
  }

  @Override
  public long[] read(int number, long[] buffer) {
    check(number);
    return waiting.read(number, buffer);
  }

  @Override
  public int length(int number) {
    check(number);
    return waiting.length(number);
  }

  private void check(int number) {
    if (number < forgotten) {
      throw new IllegalStateException("state " + number + " is forgotten");
    }
  }

  @Override
  public int size() {
    return fingerprints.size();
  }

  @Override
  public void forget(int below) {
    forgotten = below;
    waiting.drop(below);
  }

  @Override
  public long bytes() {
    return budget.most();
  }

  /**
   * If the fingerprints of different states have nothing to do with each other, n states and one
   * more all have different ones with the probability (1 - 1/F) (1 - 2/F) ... (1 - n/F), where F is
   * the number of fingerprints; that is nearly exp(-n (n + 1) / 2 F), and the complement is told.
   * The one more is a state that might be missing.
   */
  @Override
  public double omission() {
    double states = size();
    return -Math.expm1(-states * (states + 1) / 2 / Math.scalb(1.0, bits));
  }

  @Override
  public void close() {
    waiting.close();
    fingerprints.close();
  }
}
