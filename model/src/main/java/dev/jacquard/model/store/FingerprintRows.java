package dev.jacquard.model.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Fingerprints, as rows of one word of which only the low bytes are kept. */
final class FingerprintRows implements Rows {
  private static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final int CHUNK = 15;

  private final Budget budget;
  private final int width;
  private final long mask;
  private byte[][] chunks = new byte[16][];
  private int size;

  FingerprintRows(int bytes, Budget budget) {
    this.budget = budget;
    this.width = bytes;
    this.mask = -1L >>> (Long.SIZE - 8 * bytes);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public void append(long[] state, int length) {
    int chunk = size >>> CHUNK;
    if (chunk == chunks.length) {
      chunks = Arrays.copyOf(chunks, chunk * 2);
    }
    if (chunks[chunk] == null) {
      // A word is read and written even if less of it counts, so the last one sticks out.
      int bytes = (width << CHUNK) + Long.BYTES - width;
      budget.take(bytes);
      chunks[chunk] = new byte[bytes];
    }
    // What lies beyond is not written yet.
    WORD.set(chunks[chunk], position(size), state[0]);
    size++;
  }

  private int position(int number) {
    return (number & ((1 << CHUNK) - 1)) * width;
  }

  private long word(int number) {
    return (long) WORD.get(chunks[number >>> CHUNK], position(number)) & mask;
  }

  @Override
  public boolean same(int number, long[] state, int length) {
    return word(number) == state[0];
  }

  @Override
  public long hash(int number) {
    return Hash.of(word(number));
  }

  @Override
  public int length(int number) {
    return 1;
  }

  @Override
  public long[] read(int number, long[] buffer) {
    buffer[0] = word(number);
    return buffer;
  }

  @Override
  public void close() {
    chunks = new byte[0][];
  }
}
