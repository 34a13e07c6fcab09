package dev.jacquard.benchmarks.paper;

import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/**
 * A compressor of a file in blocks in the manner of {@code bzip2smp} (Yang 2009, Tables 4.1 and
 * 5.1): a reader hands out blocks, compressors work on them side by side, and a writer puts the
 * results together in the order of the blocks.
 */
public final class BlockCompression implements Runnable {
  private static final int BLOCK = 6;

  private final int compressors;
  private final int blocks;

  public BlockCompression(int compressors, int blocks) {
    this.compressors = compressors;
    this.blocks = blocks;
  }

  @Override
  public void run() {
    byte[] file = file();
    Unread unread = new Unread();
    Compressed compressed = new Compressed(blocks);
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    List<Thread> threads = new ArrayList<>();
    threads.add(new Thread(() -> read(file, unread), "reader"));
    for (int i = 0; i < compressors; i++) {
      threads.add(new Thread(() -> compress(unread, compressed)));
    }
    threads.add(new Thread(() -> write(compressed, written), "writer"));
    Crew.startAndJoin(threads);
    if (!Arrays.equals(decoded(written.toByteArray()), file)) {
      throw new AssertionError("what was written is not what was read");
    }
  }

  /** Each block has runs of other lengths. */
  private byte[] file() {
    byte[] bytes = new byte[blocks * BLOCK];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (i / (2 + i / BLOCK));
    }
    return bytes;
  }

  private void read(byte[] file, Unread unread) {
    for (int i = 0; i < blocks; i++) {
      unread.add(new Block(i, Arrays.copyOfRange(file, i * BLOCK, (i + 1) * BLOCK)));
    }
    unread.close();
  }

  private static void compress(Unread unread, Compressed compressed) {
    for (Optional<Block> block = unread.take(); block.isPresent(); block = unread.take()) {
      compressed.put(new Block(block.get().number(), encoded(block.get().bytes())));
    }
  }

  private void write(Compressed compressed, ByteArrayOutputStream written) {
    for (int i = 0; i < blocks; i++) {
      written.writeBytes(compressed.take(i));
    }
  }

  /** Runs of a byte as their length and the byte. */
  private static byte[] encoded(byte[] plain) {
    ByteArrayOutputStream runs = new ByteArrayOutputStream();
    int start = 0;
    for (int i = 1; i <= plain.length; i++) {
      if (i == plain.length || plain[i] != plain[start]) {
        runs.write(i - start);
        runs.write(plain[start]);
        start = i;
      }
    }
    return runs.toByteArray();
  }

  private static byte[] decoded(byte[] runs) {
    ByteArrayOutputStream plain = new ByteArrayOutputStream();
    for (int i = 0; i < runs.length; i += 2) {
      for (int k = 0; k < runs[i]; k++) {
        plain.write(runs[i + 1]);
      }
    }
    return plain.toByteArray();
  }

  /** A part of the file, compressed or not, and its place. */
  private record Block(int number, byte[] bytes) {}

  /** Blocks for compressors. */
  private static final class Unread {
    private final Queue<Block> blocks = new ArrayDeque<>();
    private boolean closed;

    private synchronized void add(Block block) {
      blocks.add(block);
      notify();
    }

    private synchronized void close() {
      closed = true;
      notifyAll();
    }

    /** The next block, or nothing if there will be none. */
    private synchronized Optional<Block> take() {
      while (blocks.isEmpty() && !closed) {
        Waiting.on(this);
      }
      return Optional.ofNullable(blocks.poll());
    }
  }

  /** Blocks for the writer. */
  private static final class Compressed {
    private final byte[][] blocks;

    private Compressed(int blocks) {
      this.blocks = new byte[blocks][];
    }

    private synchronized void put(Block block) {
      blocks[block.number()] = block.bytes();
      notifyAll();
    }

    private synchronized byte[] take(int number) {
      while (blocks[number] == null) {
        Waiting.on(this);
      }
      return blocks[number];
    }
  }
}
