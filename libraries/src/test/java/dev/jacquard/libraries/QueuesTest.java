package dev.jacquard.libraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.lmax.disruptor.BlockingWaitStrategy;
import com.lmax.disruptor.RingBuffer;
import com.lmax.disruptor.SequenceBarrier;
import dev.jacquard.junit.EveryInterleaving;
import java.util.Queue;
import org.jctools.queues.MpmcArrayQueue;
import org.jctools.queues.MpscArrayQueue;
import org.jctools.queues.MpscBlockingConsumerArrayQueue;
import org.jctools.queues.MpscLinkedQueue;
import org.jctools.queues.SpscArrayQueue;
import org.jctools.queues.atomic.MpscAtomicArrayQueue;

/** JCTools and the Disruptor, which reach memory through {@code sun.misc.Unsafe}. */
class QueuesTest {
  private static void twoProducers(Queue<Integer> queue) throws InterruptedException {
    Together.run(() -> assertTrue(queue.offer(1)), () -> assertTrue(queue.offer(2)));
    assertEquals(3, queue.poll() + queue.poll());
  }

  @EveryInterleaving
  void manyProducersOneConsumer() throws Exception {
    twoProducers(new MpscArrayQueue<>(2));
  }

  @EveryInterleaving
  void manyProducersOneConsumerLinked() throws Exception {
    twoProducers(new MpscLinkedQueue<>());
  }

  @EveryInterleaving
  void manyProducersOneConsumerWithFieldUpdaters() throws Exception {
    twoProducers(new MpscAtomicArrayQueue<>(2));
  }

  @EveryInterleaving
  void manyProducersManyConsumers() throws Exception {
    twoProducers(new MpmcArrayQueue<>(2));
  }

  @EveryInterleaving
  void oneProducerOneConsumerInOrder() throws Exception {
    SpscArrayQueue<Integer> queue = new SpscArrayQueue<>(2);
    Together.run(
        () -> {
          queue.offer(1);
          queue.offer(2);
        },
        () -> {
          Integer first = queue.poll();
          Integer second = queue.poll();
          assertTrue(first != null ? second == null || second == 2 : second == null || second == 1);
        });
  }

  @EveryInterleaving
  void aConsumerIsWoken() throws Exception {
    MpscBlockingConsumerArrayQueue<String> queue = new MpscBlockingConsumerArrayQueue<>(4);
    Together.run(() -> queue.offer("element"), () -> assertNotNull(queue.take()));
  }

  private static final class Event {
    long value;
  }

  @EveryInterleaving
  void aConsumerSeesWhatIsPublished() throws Exception {
    RingBuffer<Event> ring =
        RingBuffer.createSingleProducer(Event::new, 2, new BlockingWaitStrategy());
    SequenceBarrier barrier = ring.newBarrier();
    Together.run(
        () -> {
          long sequence = ring.next();
          ring.get(sequence).value = 7;
          ring.publish(sequence);
        },
        () -> assertEquals(7, ring.get(barrier.waitFor(0)).value));
  }

  @EveryInterleaving
  void twoPublishersGetDifferentSequences() throws Exception {
    RingBuffer<Event> ring =
        RingBuffer.createMultiProducer(Event::new, 2, new BlockingWaitStrategy());
    Together.Body publish =
        () -> {
          long sequence = ring.next();
          ring.get(sequence).value = sequence + 1;
          ring.publish(sequence);
        };
    Together.run(publish, publish);
    assertEquals(3, ring.get(0).value + ring.get(1).value);
  }
}
