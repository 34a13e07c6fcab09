package dev.jacquard.libraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.Monitor;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.RateLimiter;
import com.google.common.util.concurrent.SettableFuture;
import com.google.common.util.concurrent.Striped;
import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;

/** Guava: caches, futures, monitors, stripes, rates. */
class GuavaTest {
  @EveryInterleaving
  void aCacheLoadsAValueOnce() throws Exception {
    Cache<String, Integer> cache = CacheBuilder.newBuilder().concurrencyLevel(1).build();
    AtomicInteger loads = new AtomicInteger();
    Together.run(
        () -> cache.get("key", loads::incrementAndGet),
        () -> cache.get("key", loads::incrementAndGet));
    assertEquals(1, loads.get());
  }

  @EveryInterleaving
  void aListenerIsCalledOnceWhoeverComesFirst() throws Exception {
    SettableFuture<String> future = SettableFuture.create();
    AtomicInteger calls = new AtomicInteger();
    Together.run(
        () -> future.set("value"),
        () -> future.addListener(calls::incrementAndGet, MoreExecutors.directExecutor()));
    assertEquals(1, calls.get());
  }

  @EveryInterleaving
  void aFutureIsSetOrCancelled() throws Exception {
    SettableFuture<String> future = SettableFuture.create();
    AtomicInteger wins = new AtomicInteger();
    Together.run(
        () -> wins.addAndGet(future.set("value") ? 1 : 0),
        () -> wins.addAndGet(future.cancel(false) ? 1 : 0));
    assertEquals(1, wins.get());
  }

  @EveryInterleaving
  void aTransformedFutureHasItsValue() throws Exception {
    SettableFuture<Integer> future = SettableFuture.create();
    ListenableFuture<Integer> next =
        Futures.transform(future, value -> value + 1, MoreExecutors.directExecutor());
    Together.run(() -> future.set(1), () -> assertEquals(2, next.get()));
  }

  @EveryInterleaving
  void aGuardIsWaitedFor() throws Exception {
    Monitor monitor = new Monitor();
    boolean[] full = {false};
    Monitor.Guard isFull = monitor.newGuard(() -> full[0]);
    Together.run(
        () -> {
          monitor.enterWhen(isFull);
          full[0] = false;
          monitor.leave();
        },
        () -> {
          monitor.enter();
          full[0] = true;
          monitor.leave();
        });
    assertFalse(full[0]);
  }

  @EveryInterleaving
  void aStripeIsALock() throws Exception {
    Striped<Lock> stripes = Striped.lock(2);
    int[] count = {0};
    Together.Body increment =
        () -> {
          Lock lock = stripes.get("key");
          lock.lock();
          count[0]++;
          lock.unlock();
        };
    Together.run(increment, increment);
    assertEquals(2, count[0]);
  }

  @EveryInterleaving
  void aRateIsKept() throws Exception {
    RateLimiter limiter = RateLimiter.create(1);
    AtomicInteger permits = new AtomicInteger();
    Together.Body acquire = () -> permits.addAndGet(limiter.tryAcquire() ? 1 : 0);
    Together.run(acquire, acquire);
    assertEquals(1, permits.get());
  }
}
