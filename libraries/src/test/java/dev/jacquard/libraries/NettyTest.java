package dev.jacquard.libraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import dev.jacquard.junit.EveryInterleaving;
import io.netty.util.Recycler;
import io.netty.util.concurrent.DefaultPromise;
import io.netty.util.concurrent.FastThreadLocal;
import io.netty.util.concurrent.ImmediateEventExecutor;
import io.netty.util.internal.PlatformDependent;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicInteger;

/** The utilities of Netty, without input and output. */
class NettyTest {
  @EveryInterleaving
  void aListenerOfAPromiseIsCalledOnce() throws Exception {
    DefaultPromise<String> promise = new DefaultPromise<>(ImmediateEventExecutor.INSTANCE);
    AtomicInteger calls = new AtomicInteger();
    Together.run(
        () -> promise.setSuccess("value"),
        () -> promise.addListener(future -> calls.incrementAndGet()));
    assertEquals(1, calls.get());
  }

  @EveryInterleaving
  void threadsHaveTheirOwnValues() throws Exception {
    FastThreadLocal<int[]> local =
        new FastThreadLocal<>() {
          @Override
          protected int[] initialValue() {
            return new int[1];
          }
        };
    Together.Body count = () -> assertEquals(1, ++local.get()[0]);
    Together.run(count, count);
  }

  private static final class Pooled {
    private final Recycler.Handle<Pooled> handle;

    Pooled(Recycler.Handle<Pooled> handle) {
      this.handle = handle;
    }
  }

  @EveryInterleaving
  void whatIsRecycledElsewhereIsNotInUseTwice() throws Exception {
    Recycler<Pooled> recycler =
        new Recycler<>() {
          @Override
          protected Pooled newObject(Handle<Pooled> handle) {
            return new Pooled(handle);
          }
        };
    Pooled first = recycler.get();
    Together.run(() -> first.handle.recycle(first));
    assertNotSame(recycler.get(), recycler.get());
  }

  @EveryInterleaving
  void nothingIsLostInAQueue() throws Exception {
    Queue<Integer> queue = PlatformDependent.newMpscQueue();
    Together.run(() -> queue.offer(1), () -> queue.offer(2));
    assertEquals(3, queue.poll() + queue.poll());
  }
}
