package dev.jacquard.libraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.jacquard.junit.EveryInterleaving;
import dev.jacquard.junit.Races;
import java.util.concurrent.atomic.AtomicInteger;

/** Caffeine, whose maintenance runs in the calling thread here. */
class CaffeineTest {
  private final AtomicInteger loads = new AtomicInteger();

  @EveryInterleaving
  void aValueIsLoadedOnce() throws Exception {
    Cache<String, Integer> cache = Caffeine.newBuilder().executor(Runnable::run).build();
    Together.run(
        () -> cache.get("key", key -> loads.incrementAndGet()),
        () -> cache.get("key", key -> loads.incrementAndGet()));
    assertEquals(1, loads.get());
  }

  @EveryInterleaving
  void anAsynchronousValueIsLoadedOnce() throws Exception {
    AsyncCache<String, Integer> cache = Caffeine.newBuilder().executor(Runnable::run).buildAsync();
    Together.run(
        () -> cache.get("key", key -> loads.incrementAndGet()),
        () -> cache.get("key", key -> loads.incrementAndGet()));
    assertEquals(1, loads.get());
  }

  @EveryInterleaving
  void whatIsInvalidatedIsGone() throws Exception {
    Cache<String, Integer> cache = Caffeine.newBuilder().executor(Runnable::run).build();
    Together.run(() -> cache.put("key", 1), () -> cache.getIfPresent("key"));
    cache.invalidate("key");
    assertNull(cache.getIfPresent("key"));
  }

  /**
   * A cache with a bound reads a plain field that its maintenance writes under a lock, so accesses
   * are explored.
   */
  @EveryInterleaving(races = Races.EXPLORE)
  void aReadMeetsTheMaintenanceOfAWrite() throws Exception {
    Cache<String, Integer> cache =
        Caffeine.newBuilder().maximumSize(1).executor(Runnable::run).build();
    Together.run(() -> cache.put("key", 1), () -> cache.getIfPresent("key"));
    assertEquals(1, cache.estimatedSize());
  }
}
