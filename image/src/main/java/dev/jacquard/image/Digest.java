package dev.jacquard.image;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The SHA-256 of several things, in the order in which they are added. */
final class Digest {
  private static final int BUFFER = 1 << 16;

  private final MessageDigest digest;

  Digest() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has it", e);
    }
  }

  Digest add(String text) {
    return add(text.getBytes(StandardCharsets.UTF_8));
  }

  Digest add(byte[] bytes) {
    for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
      digest.update((byte) (bytes.length >> shift)); // so that no two lists of things are alike
    }
    digest.update(bytes);
    return this;
  }

  Digest add(Path file) throws IOException {
    byte[] buffer = new byte[BUFFER];
    try (InputStream in = Files.newInputStream(file)) {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        digest.update(buffer, 0, read);
      }
    }
    return this;
  }

  /** As hexadecimal digits. */
  String finish() {
    return HexFormat.of().formatHex(digest.digest());
  }
}
