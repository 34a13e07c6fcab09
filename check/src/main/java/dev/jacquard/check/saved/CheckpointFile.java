package dev.jacquard.check.saved;

import dev.jacquard.check.Checkpoint;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A file with the state of a search.
 *
 * <pre>
 *   jacquard-checkpoint 3       what it is, and the version of the format
 *   SHA-256 of all that follows
 *   NAME: VALUE                 what was searched, and how; one line each
 *                               an empty line
 *   ...                         the state, compressed by gzip
 * </pre>
 *
 * <p>It is written beside its place and then put there at once, so whoever reads it finds a whole
 * one, whenever the writer was killed. Nothing in it is executed.
 */
public record CheckpointFile(Path path) {
  private static final String MAGIC = "jacquard-checkpoint ";
  private static final String VERSION = "4";

  /** A larger state is taken for an attack: there is no end to what a small file may unfold to. */
  private static final long LARGEST_STATE = 1L << 31;

  /**
   * What a file has in it.
   *
   * @param search what was searched, and how
   */
  public record Content(CheckpointKey search, byte[] state) {
    StateReader reader() {
      try {
        InputStream unfolded = new GZIPInputStream(new ByteArrayInputStream(state));
        return new StateReader(new LimitedStream(unfolded, LARGEST_STATE));
      } catch (IOException damage) {
        throw new CheckpointMistake("the state in it cannot be read: " + damage, damage);
      }
    }
  }

  /**
   * The file that a search is saved in, if any.
   *
   * @throws CheckpointMistake if it can't be that
   */
  static Optional<CheckpointFile> target(Checkpoint checkpoint) {
    Optional<CheckpointFile> target = checkpoint.target().map(CheckpointFile::new);
    target.ifPresent(file -> file.require(checkpoint.source().filter(file.path::equals)));
    return target;
  }

  /** What the checkpoint to go on from has in it, if there is one to go on from. */
  public static Optional<Content> content(Checkpoint checkpoint) {
    return checkpoint.source().map(path -> new CheckpointFile(path).read());
  }

  private void require(Optional<Path> resumed) {
    Path folder = path.toAbsolutePath().getParent();
    if (folder == null || !Files.isWritable(folder)) {
      complain("cannot write a checkpoint into the folder of '" + path + "'");
    }
    if (!isFree()) {
      complain("'" + path + "' exists and is no checkpoint; give --checkpoint another name");
    }
    if (Files.exists(path) && resumed.isEmpty()) {
      complain(
          "there is a checkpoint '"
              + path
              + "' already; go on with it by --resume, or delete it first");
    }
  }

  private static void complain(String sentence) {
    throw new CheckpointMistake(sentence, null);
  }

  /** Whether there is a file of this sort. */
  boolean exists() {
    try (InputStream in = Files.newInputStream(path)) {
      byte[] begin = in.readNBytes(MAGIC.length());
      return Arrays.equals(begin, MAGIC.getBytes(StandardCharsets.US_ASCII));
    } catch (IOException none) {
      return false;
    }
  }

  /** Whether nothing is lost when a checkpoint is written. */
  boolean isFree() {
    return !Files.exists(path) || exists();
  }

  void write(CheckpointKey search, Consumer<StateWriter> state) throws IOException {
    ByteArrayOutputStream rest = new ByteArrayOutputStream();
    rest.write(search.text().getBytes(StandardCharsets.UTF_8));
    rest.write('\n');
    try (GZIPOutputStream folded = new GZIPOutputStream(rest, 1 << 16)) {
      state.accept(new StateWriter(folded));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    byte[] bytes = rest.toByteArray();
    String head = MAGIC + VERSION + "\n" + Digest.of(bytes) + "\n";
    Path absolute = path.toAbsolutePath();
    Path beside = absolute.resolveSibling(absolute.getFileName() + ".part");
    try (FileChannel channel =
        FileChannel.open(
            beside,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      write(channel, head.getBytes(StandardCharsets.US_ASCII));
      write(channel, bytes);
      channel.force(true);
    }
    Files.move(
        beside, absolute, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  private static void write(FileChannel channel, byte[] bytes) throws IOException {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
  }

  void delete() throws IOException {
    Files.deleteIfExists(path);
  }

  /** Reads it, and holds it against its digest. */
  Content read() {
    byte[] all = bytes();
    if (!startsWith(all, MAGIC)) {
      throw new CheckpointMistake("'" + path + "' is no checkpoint of Jacquard", null);
    }
    int version = end(all, 0);
    String found = text(all, MAGIC.length(), version);
    if (!found.equals(VERSION)) {
      throw new CheckpointMistake(
          "the checkpoint '"
              + path
              + "' has format "
              + found
              + ", and this Jacquard reads format "
              + VERSION
              + "; go on with the Jacquard that wrote it, or begin again without --resume",
          null);
    }
    int digest = end(all, version + 1);
    byte[] rest = Arrays.copyOfRange(all, Math.min(digest + 1, all.length), all.length);
    if (!text(all, version + 1, digest).equals(Digest.of(rest))) {
      throw damaged();
    }
    int header = 0;
    while (header < rest.length && rest[header] != '\n') {
      header = end(rest, header) + 1;
    }
    if (header >= rest.length) {
      throw damaged();
    }
    return new Content(
        CheckpointKey.parse(text(rest, 0, header)),
        Arrays.copyOfRange(rest, header + 1, rest.length));
  }

  private CheckpointMistake damaged() {
    return new CheckpointMistake(
        "the checkpoint '"
            + path
            + "' is damaged: its digest does not fit; begin again without --resume",
        null);
  }

  private byte[] bytes() {
    try {
      if (Files.isDirectory(path)) {
        throw new CheckpointMistake("'" + path + "' is a directory, not a checkpoint", null);
      }
      return Files.readAllBytes(path);
    } catch (NoSuchFileException missing) {
      throw new CheckpointMistake("there is no checkpoint '" + path + "'", missing);
    } catch (IOException trouble) {
      throw new CheckpointMistake("cannot read the checkpoint '" + path + "': " + trouble, trouble);
    }
  }

  private static boolean startsWith(byte[] bytes, String text) {
    byte[] begin = text.getBytes(StandardCharsets.US_ASCII);
    return bytes.length >= begin.length
        && Arrays.equals(bytes, 0, begin.length, begin, 0, begin.length);
  }

  /** Where a line ends. */
  private static int end(byte[] bytes, int from) {
    int end = from;
    while (end < bytes.length && bytes[end] != '\n') {
      end++;
    }
    return end;
  }

  private static String text(byte[] bytes, int from, int to) {
    int end = Math.min(to, bytes.length);
    return new String(
        bytes, Math.min(from, end), end - Math.min(from, end), StandardCharsets.UTF_8);
  }
}
