package dev.jacquard.libraries.bugs;

import dev.jacquard.kernel.option.TimeLimits;
import dev.jacquard.libraries.FixedBug;
import dev.jacquard.libraries.Together;
import java.util.concurrent.TimeUnit;
import org.jctools.queues.MpscBlockingConsumerArrayQueue;

/**
 * JCTools 336: a producer clears the mark of the blocked consumer before that consumer has set it.
 * The consumer sets it afterwards, its time runs out, and it spins for ever, waiting for a producer
 * that has long gone.
 *
 * <p>It takes a producer that is as slow as the limit is long. Limits of a second pass early only
 * if that is asked for; with shorter ones nobody has to ask.
 */
@FixedBug(
    issue = "https://github.com/JCTools/JCTools/pull/336",
    library = "jctools-core",
    broken = "3.2.0",
    fixed = "3.3.0",
    failure = "livelock",
    timeLimits = TimeLimits.ANY)
final class JctoolsBlockingQueue {
  void run() throws InterruptedException {
    MpscBlockingConsumerArrayQueue<String> queue = new MpscBlockingConsumerArrayQueue<>(4);
    Together.run(
        () -> queue.offer("element"),
        () -> {
          queue.poll(1, TimeUnit.SECONDS);
          queue.poll(1, TimeUnit.SECONDS);
        });
  }
}
