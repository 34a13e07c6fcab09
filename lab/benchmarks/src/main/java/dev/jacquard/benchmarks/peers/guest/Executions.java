package dev.jacquard.benchmarks.peers.guest;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Counts the executions of a program in a file. A tool that puts back what an execution has changed
 * does not reach that, and it can be read when the JVM was ended by force.
 */
public final class Executions implements Runnable {
  private final Runnable program;
  private final ByteBuffer count;

  public Executions(Runnable program, Path file) throws IOException {
    this.program = program;
    try (FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      count = channel.map(FileChannel.MapMode.READ_WRITE, 0, Long.BYTES);
    }
  }

  /** One more. */
  @Override
  public void run() {
    count.putLong(0, count.getLong(0) + 1);
    program.run();
  }

  void startAgain() {
    count.putLong(0, 0);
  }

  long number() {
    return count.getLong(0);
  }

  /** What was counted in a file last; 0 if nobody has begun to. */
  public static long in(Path file) throws IOException {
    if (!Files.exists(file) || Files.size(file) < Long.BYTES) {
      return 0;
    }
    return ByteBuffer.wrap(Files.readAllBytes(file)).getLong();
  }
}
