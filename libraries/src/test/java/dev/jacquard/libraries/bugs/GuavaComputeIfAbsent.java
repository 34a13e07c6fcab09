package dev.jacquard.libraries.bugs;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import dev.jacquard.libraries.FixedBug;
import dev.jacquard.libraries.Together;

/**
 * Guava 2743: two threads compute the same key of a cache. One holds the lock of the segment and
 * waits for the value that the other one loads; that one needs the lock to store it.
 */
@FixedBug(
    issue = "https://github.com/google/guava/issues/2743",
    library = "guava",
    broken = "21.0",
    fixed = "22.0",
    failure = "deadlock")
final class GuavaComputeIfAbsent {
  void run() throws InterruptedException {
    Cache<String, String> cache = CacheBuilder.newBuilder().concurrencyLevel(1).build();
    Together.run(
        () -> cache.asMap().computeIfAbsent("key", key -> "one"),
        () -> cache.asMap().computeIfAbsent("key", key -> "other"));
  }
}
