package dev.jacquard.agent.link;

import java.util.HashMap;
import java.util.Map;

/** Numbers of residual code in one process, from 1: equal texts have the same. */
final class ResidualNumbers {
  private final Map<String, Integer> byDigest = new HashMap<>();

  synchronized int of(String digest) {
    Integer known = byDigest.get(digest);
    if (known == null) {
      known = byDigest.size() + 1;
      byDigest.put(digest, known);
    }
    return known;
  }
}
