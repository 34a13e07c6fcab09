package dev.jacquard.model.store;

import java.util.Arrays;

/** States in chunks on the heap; chunks at the front can be dropped. */
final class HeapRows implements Rows {
  /**
   * Words in a chunk: 256 kB. Twice that is half a region of a small heap, and from there on the G1
   * collector gives an array a region of its own and wastes the other half.
   */
  private static final int CHUNK = 1 << 15;

  private final Budget budget;
  private final Places places;
  private long[][] chunks = new long[16][];
  private int dropped;

  HeapRows(Budget budget) {
    this.budget = budget;
    this.places = new Places(CHUNK, budget);
  }

  @Override
  public int size() {
    return places.size();
  }

  @Override
  public void append(long[] state, int length) {
    long place = places.next(length);
    int chunk = Places.chunk(place);
    if (chunk == chunks.length) {
      chunks = Arrays.copyOf(chunks, chunk * 2);
    }
    if (chunks[chunk] == null) {
      int words = places.chunkLength(length);
      budget.take(8L * words);
      chunks[chunk] = new long[words];
    }
    places.take(place);
    System.arraycopy(state, 0, chunks[chunk], Places.position(place), length);
  }

  @Override
  public boolean same(int number, long[] state, int length) {
    long place = places.place(number);
    if (Places.length(place) != length) {
      return false;
    }
    long[] chunk = chunks[Places.chunk(place)];
    int position = Places.position(place);
    for (int i = 0; i < length; i++) {
      if (chunk[position + i] != state[i]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public long hash(int number) {
    long place = places.place(number);
    return Hash.of(
        chunks[Places.chunk(place)], Places.position(place), Places.length(place), Hash.seed());
  }

  @Override
  public int length(int number) {
    return Places.length(places.place(number));
  }

  @Override
  public long[] read(int number, long[] buffer) {
    long place = places.place(number);
    int length = Places.length(place);
    long[] target = buffer.length < length ? new long[length] : buffer;
    System.arraycopy(chunks[Places.chunk(place)], Places.position(place), target, 0, length);
    return target;
  }

  /** Drops the chunks that hold only states with numbers below this one. */
  void drop(int below) {
    if (below >= size()) {
      return;
    }
    for (int first = Places.chunk(places.place(below)); dropped < first; dropped++) {
      budget.give(8L * chunks[dropped].length);
      chunks[dropped] = null;
    }
  }

  @Override
  public void close() {
    chunks = new long[0][];
  }
}
