package dev.jacquard.model.store;

import java.util.Arrays;

/**
 * Where each row is, in a sequence of chunks.
 *
 * <p>A place is a chunk, a position in it, and a length, packed into one word. As long as all rows
 * are equally long a place is computed and costs nothing; the rows after the first of another
 * length cost a word each. No row lies across two chunks.
 */
final class Places {
  private static final int LENGTH_BITS = 20;
  private static final int POSITION_BITS = 20;
  private static final int PAGE = 12;

  private final int chunkWords;
  private final Budget budget;
  private int width = -1;
  private int shift;
  private int uniform;
  private int size;
  private int capacity;
  private int used;
  private int chunk = -1;
  private long[][] pages = new long[0][];

  /** Places in chunks of about so many words, at most a million. */
  public Places(int chunkWords, Budget budget) {
    this.chunkWords = chunkWords;
    this.budget = budget;
  }

  static int chunk(long place) {
    return (int) (place >>> (LENGTH_BITS + POSITION_BITS));
  }

  static int position(long place) {
    return (int) (place >>> LENGTH_BITS) & ((1 << POSITION_BITS) - 1);
  }

  static int length(long place) {
    return (int) place & ((1 << LENGTH_BITS) - 1);
  }

  int size() {
    return size;
  }

  /** How many words the chunk needs that a new row of a length would begin. */
  int chunkLength(int length) {
    return rowsPerChunk(length) * length;
  }

  long place(int number) {
    if (number < uniform) {
      return pack(number >>> shift, (number & ((1 << shift) - 1)) * width, width);
    }
    int index = number - uniform;
    return pages[index >>> PAGE][index & ((1 << PAGE) - 1)];
  }

  /** Where the next row would be; it begins a new chunk if that chunk isn't there yet. */
  long next(int length) {
    if (length >= 1 << LENGTH_BITS) {
      throw new IllegalArgumentException("a state of " + length + " words is too long to be kept");
    }
    boolean fits = chunk >= 0 && used + length <= capacity;
    return fits ? pack(chunk, used, length) : pack(chunk + 1, 0, length);
  }

  /** Takes the place that {@link #next} gave. */
  void take(long place) {
    int length = length(place);
    if (size == 0) {
      width = length;
      shift = Integer.numberOfTrailingZeros(rowsPerChunk(length));
    }
    if (size == uniform && length == width) {
      uniform++;
    } else {
      remember(place, size - uniform);
    }
    if (chunk(place) != chunk) {
      chunk = chunk(place);
      capacity = chunkLength(length);
    }
    used = position(place) + length;
    size++;
  }

  private void remember(long place, int index) {
    int page = index >>> PAGE;
    if (page == pages.length) {
      pages = Arrays.copyOf(pages, page + Math.max(16, page >> 1));
    }
    if (pages[page] == null) {
      budget.take(8L << PAGE);
      pages[page] = new long[1 << PAGE];
    }
    pages[page][index & ((1 << PAGE) - 1)] = place;
  }

  private int rowsPerChunk(int length) {
    return Integer.highestOneBit(Math.max(1, chunkWords / Math.max(1, length)));
  }

  private static long pack(int chunk, int position, int length) {
    return ((long) chunk << (LENGTH_BITS + POSITION_BITS))
        | ((long) position << LENGTH_BITS)
        | length;
  }
}
