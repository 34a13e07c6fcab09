package dev.jacquard.libraries.bugs;

import com.lmax.disruptor.BatchEventProcessor;
import com.lmax.disruptor.BlockingWaitStrategy;
import com.lmax.disruptor.RingBuffer;
import dev.jacquard.libraries.FixedBug;
import dev.jacquard.libraries.Together;

/**
 * Disruptor, change log of 3.4.1: {@code halt} comes before {@code run} has begun. The processor
 * then clears the alert that should have stopped it, and waits for events for ever.
 */
@FixedBug(
    issue = "https://github.com/LMAX-Exchange/disruptor/releases/tag/3.4.1",
    library = "disruptor",
    broken = "3.4.0",
    fixed = "3.4.1",
    failure = "deadlock")
final class DisruptorHalt {
  void run() throws InterruptedException {
    RingBuffer<int[]> ring =
        RingBuffer.createSingleProducer(() -> new int[1], 2, new BlockingWaitStrategy());
    BatchEventProcessor<int[]> processor =
        new BatchEventProcessor<>(ring, ring.newBarrier(), (event, sequence, isLast) -> {});
    Together.run(processor::run, processor::halt);
  }
}
