package dev.jacquard.model.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * States in a file that is mapped into memory chunk by chunk, and deleted when it is closed.
 *
 * <p>Which parts of it are in memory is decided by the operating system.
 */
final class MappedRows implements Rows {
  /** Words in a chunk: 8 MB, so that the number of mappings that a process may have is enough. */
  private static final int CHUNK = 1 << 20;

  private static final ByteBuffer ZEROS = ByteBuffer.allocateDirect(1 << 20).asReadOnlyBuffer();

  private final Path folder;
  private final FileChannel file;
  private final Places places;
  private final List<LongBuffer> chunks = new ArrayList<>();
  private long length;

  MappedRows(Path folder, Budget budget) {
    this.folder = folder;
    this.places = new Places(CHUNK, budget);
    try {
      this.file =
          FileChannel.open(
              Files.createTempFile(folder, "jacquard-states-", ".tmp"),
              StandardOpenOption.READ,
              StandardOpenOption.WRITE,
              StandardOpenOption.DELETE_ON_CLOSE);
    } catch (IOException e) {
      throw new UncheckedIOException("states can't be kept in a file in " + folder, e);
    }
  }

  @Override
  public int size() {
    return places.size();
  }

  /** How many bytes the file has. */
  long bytes() {
    return length;
  }

  @Override
  public void append(long[] state, int length) {
    long place = places.next(length);
    int chunk = Places.chunk(place);
    if (chunk == chunks.size()) {
      chunks.add(map(8L * places.chunkLength(length)));
    }
    places.take(place);
    chunks.get(chunk).put(Places.position(place), state, 0, length);
  }

  /**
   * Makes the file longer. It is written before it is mapped: a full disk is an exception then, and
   * would be a crash later.
   */
  private LongBuffer map(long bytes) {
    try {
      for (long at = length; at < length + bytes; ) {
        ByteBuffer zeros = ZEROS.duplicate();
        zeros.limit((int) Math.min(zeros.capacity(), length + bytes - at));
        at += file.write(zeros, at);
      }
      LongBuffer chunk =
          file.map(FileChannel.MapMode.READ_WRITE, length, bytes)
              .order(ByteOrder.nativeOrder())
              .asLongBuffer();
      length += bytes;
      return chunk;
    } catch (IOException e) {
      throw new StoreFullException(
          String.format(
              Locale.ROOT,
              "the file of states in %s can't grow beyond %,d MB (%s); a folder on a larger disk"
                  + " would hold more",
              folder,
              length >> 20,
              e.getMessage()));
    }
  }

  @Override
  public boolean same(int number, long[] state, int length) {
    long place = places.place(number);
    if (Places.length(place) != length) {
      return false;
    }
    LongBuffer chunk = chunks.get(Places.chunk(place));
    int position = Places.position(place);
    for (int i = 0; i < length; i++) {
      if (chunk.get(position + i) != state[i]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public long hash(int number) {
    long place = places.place(number);
    LongBuffer chunk = chunks.get(Places.chunk(place));
    int position = Places.position(place);
    int words = Places.length(place);
    long hash = Hash.start(Hash.seed(), words);
    for (int i = 0; i < words; i++) {
      hash = Hash.next(hash, chunk.get(position + i));
    }
    return hash;
  }

  @Override
  public int length(int number) {
    return Places.length(places.place(number));
  }

  @Override
  public long[] read(int number, long[] buffer) {
    long place = places.place(number);
    int words = Places.length(place);
    long[] target = buffer.length < words ? new long[words] : buffer;
    chunks.get(Places.chunk(place)).get(Places.position(place), target, 0, words);
    return target;
  }

  /** Deletes the file; its mappings go with the garbage. */
  @Override
  public void close() {
    chunks.clear();
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException("the file of states in " + folder + " can't be deleted", e);
    }
  }
}
