package dev.jacquard.image;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * A file with rewritten classes: what they belong to, the classes, and a checksum. It is whole, and
 * belongs to exactly that, or counts as missing; it appears at once.
 */
final class ClassesFile {
  /** How many class paths have such a file, and how much it may hold. */
  private static final int KEPT = 16;

  private static final int LARGEST = 64 << 20;

  private final Path folder;
  private final byte[] owner;
  private final Path file;

  /**
   * The file of an owner, in a folder of such files.
   *
   * @param owner all that decides whether the classes can be used
   */
  ClassesFile(Path folder, String owner) {
    this.folder = folder;
    this.owner = owner.getBytes(StandardCharsets.UTF_8);
    file = folder.resolve(Long.toHexString(checksum(this.owner, this.owner.length)));
  }

  /** The classes, if there are any for this very owner; their file is used now. */
  Optional<byte[]> read() {
    try {
      byte[] all = Files.readAllBytes(file);
      ByteBuffer content = ByteBuffer.wrap(all);
      int end = all.length - Long.BYTES;
      if (end < Integer.BYTES
          || content.getLong(end) != checksum(all, end)
          || content.getInt() != owner.length
          || !content.slice(Integer.BYTES, owner.length).equals(ByteBuffer.wrap(owner))) {
        return Optional.empty();
      }
      Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
      return Optional.of(Arrays.copyOfRange(all, Integer.BYTES + owner.length, end));
    } catch (IOException | RuntimeException missing) {
      return Optional.empty();
    }
  }

  void write(byte[] classes) throws IOException {
    if (classes.length > LARGEST) {
      return;
    }
    ByteBuffer all =
        ByteBuffer.allocate(Integer.BYTES + owner.length + classes.length + Long.BYTES);
    all.putInt(owner.length).put(owner).put(classes);
    all.putLong(checksum(all.array(), all.position()));
    Files.createDirectories(folder);
    Path fresh = Files.createTempFile(folder, "new-", "");
    try {
      Files.write(fresh, all.array());
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(fresh);
    }
    removeOthers();
  }

  /** How many such files there are in a folder. */
  static int count(Path folder) {
    String[] names = folder.toFile().list();
    return names == null ? 0 : names.length;
  }

  private void removeOthers() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> all =
          files
              .sorted(Comparator.comparing((Path path) -> path.toFile().lastModified()).reversed())
              .toList();
      for (Path old : all.subList(Math.min(KEPT, all.size()), all.size())) {
        Files.deleteIfExists(old);
      }
    }
  }

  private static long checksum(byte[] bytes, int length) {
    CRC32 checksum = new CRC32();
    checksum.update(bytes, 0, length);
    return checksum.getValue();
  }
}
