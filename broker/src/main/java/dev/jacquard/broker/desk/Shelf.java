package dev.jacquard.broker.desk;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** Files in a directory that are called by the SHA-256 of their content. */
public final class Shelf {
  /** So many bytes of a file travel at a time. */
  static final int PART = 1 << 20;

  private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

  private final Path directory;

  public Shelf(Path directory) {
    this.directory = directory;
  }

  /** The hash of a file. */
  public static String hash(Path file) throws IOException {
    MessageDigest digest = digest();
    try (InputStream in = Files.newInputStream(file);
        DigestOutputStream out = new DigestOutputStream(OutputStream.nullOutputStream(), digest)) {
      in.transferTo(out);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** The hash of bytes. */
  public static String hash(byte[] content) {
    return HexFormat.of().formatHex(digest().digest(content));
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Where a file is, or would be. */
  public Path file(String hash) {
    if (!HASH.matcher(hash).matches()) {
      throw new IllegalArgumentException("'" + hash + "' is no hash");
    }
    return directory.resolve(hash);
  }

  public boolean has(String hash) {
    return Files.isRegularFile(file(hash));
  }

  /**
   * Puts down a part of a file; the last one must make it what its name says.
   *
   * @param client those who bring the same file at the same time have different ones
   */
  void put(String client, String hash, long offset, byte[] part, boolean last) throws IOException {
    if (has(hash)) {
      return;
    }
    Files.createDirectories(directory);
    Path unfinished = directory.resolve(hash + "." + HexFormat.of().toHexDigits(client.hashCode()));
    try (RandomAccessFile out = new RandomAccessFile(unfinished.toFile(), "rw")) {
      out.seek(offset);
      out.write(part);
      if (last) {
        out.setLength(offset + part.length);
        out.getFD().sync();
      }
    }
    if (last) {
      if (!hash(unfinished).equals(hash)) {
        Files.delete(unfinished);
        throw new IOException("a file is not what its hash says");
      }
      Files.move(unfinished, file(hash), StandardCopyOption.ATOMIC_MOVE);
    }
  }

  byte[] get(String hash, long offset) throws IOException {
    try (RandomAccessFile in = new RandomAccessFile(file(hash).toFile(), "r")) {
      in.seek(offset);
      byte[] part = new byte[(int) Math.max(0, Math.min(PART, in.length() - offset))];
      in.readFully(part);
      return part;
    }
  }
}
