package dev.jacquard.libraries.misuses;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.google.common.cache.CacheBuilder;
import com.google.common.util.concurrent.SettableFuture;
import com.lmax.disruptor.BlockingWaitStrategy;
import com.lmax.disruptor.RingBuffer;
import dev.jacquard.junit.EveryInterleaving;
import dev.jacquard.libraries.Together;
import io.netty.util.concurrent.DefaultPromise;
import io.netty.util.concurrent.ImmediateEventExecutor;
import java.time.Duration;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;
import org.jctools.queues.SpscArrayQueue;

/** One mistake each. */
class Misuses {
  private static void lookThenPut(ConcurrentMap<String, Integer> cache) throws Exception {
    AtomicInteger loads = new AtomicInteger();
    Together.Body load =
        () -> {
          if (cache.get("key") == null) {
            cache.put("key", loads.incrementAndGet());
          }
        };
    Together.run(load, load);
    assertEquals(1, loads.get());
  }

  @EveryInterleaving
  void guavaCheckThenAct() throws Exception {
    lookThenPut(CacheBuilder.newBuilder().concurrencyLevel(1).<String, Integer>build().asMap());
  }

  @EveryInterleaving
  void caffeineCheckThenAct() throws Exception {
    lookThenPut(Caffeine.newBuilder().executor(Runnable::run).<String, Integer>build().asMap());
  }

  @EveryInterleaving
  void guavaFutureSetTwice() throws Exception {
    SettableFuture<String> future = SettableFuture.create();
    Together.run(() -> assertTrue(future.set("one")), () -> assertTrue(future.set("two")));
  }

  @EveryInterleaving
  void nettyPromiseSetTwice() throws Exception {
    DefaultPromise<String> promise = new DefaultPromise<>(ImmediateEventExecutor.INSTANCE);
    Together.run(() -> promise.setSuccess("one"), () -> promise.setSuccess("two"));
  }

  @EveryInterleaving
  void jctoolsTwoProducersWhereOneIsAllowed() throws Exception {
    SpscArrayQueue<Integer> queue = new SpscArrayQueue<>(4);
    Together.run(() -> queue.offer(1), () -> queue.offer(2));
    assertNotNull(queue.poll());
    assertNotNull(queue.poll());
  }

  @EveryInterleaving
  void disruptorReadsWithoutABarrier() throws Exception {
    RingBuffer<int[]> ring =
        RingBuffer.createSingleProducer(() -> new int[1], 2, new BlockingWaitStrategy());
    Together.run(
        () -> {
          long sequence = ring.next();
          ring.get(sequence)[0] = 7;
          ring.publish(sequence);
        },
        () -> assertTrue(ring.get(0)[0] >= 0));
  }

  @EveryInterleaving
  void commonsPoolGetsAnObjectBackTwice() throws Exception {
    GenericObjectPoolConfig<Object> configuration = new GenericObjectPoolConfig<>();
    configuration.setJmxEnabled(false);
    configuration.setMaxTotal(1);
    GenericObjectPool<Object> pool =
        new GenericObjectPool<>(
            new BasePooledObjectFactory<>() {
              @Override
              public Object create() {
                return new Object();
              }

              @Override
              public PooledObject<Object> wrap(Object object) {
                return new DefaultPooledObject<>(object);
              }
            },
            configuration);
    Object borrowed = pool.borrowObject();
    Together.run(() -> pool.returnObject(borrowed), () -> pool.returnObject(borrowed));
  }

  @EveryInterleaving
  void awaitilityWaitsForWhatNeverComes() {
    AtomicInteger done = new AtomicInteger();
    new Thread(done::incrementAndGet).start();
    await().atMost(Duration.ofSeconds(2)).until(() -> done.get() == 2);
  }

  @EveryInterleaving
  void awaitilityWaitsForTheWrongThing() {
    AtomicInteger value = new AtomicInteger();
    AtomicInteger ended = new AtomicInteger();
    Runnable increase =
        () -> {
          ended.incrementAndGet();
          value.incrementAndGet();
        };
    new Thread(increase).start();
    await().atMost(Duration.ofSeconds(5)).until(() -> ended.get() == 1);
    assertEquals(1, value.get());
  }
}
