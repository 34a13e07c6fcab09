package dev.jacquard.agent.emit;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.Map;

/** Numbers for residual code: equal texts have the same. The texts themselves are not kept. */
public final class ResidualNumbers {
  private final Map<ByteBuffer, Integer> byDigest = new HashMap<>();

  /** The number of a text, from 1. */
  public synchronized int of(String text) {
    return byDigest.computeIfAbsent(digest(text), digest -> byDigest.size() + 1);
  }

  private static ByteBuffer digest(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return ByteBuffer.wrap(digest.digest(text.getBytes(StandardCharsets.UTF_16)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has it", e);
    }
  }
}
