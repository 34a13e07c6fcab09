package dev.jacquard.libraries.bugs;

import dev.jacquard.libraries.FixedBug;
import dev.jacquard.libraries.Together;
import org.jctools.queues.SpscGrowableArrayQueue;

/**
 * JCTools 119: the producer moves its index before it stores the element. The consumer finds the
 * queue not empty, and then nothing in it.
 */
@FixedBug(
    issue = "https://github.com/JCTools/JCTools/issues/119",
    library = "jctools-core",
    broken = "1.2",
    fixed = "1.2.1",
    failure = "assertion")
final class JctoolsGrowableQueue {
  void run() throws InterruptedException {
    SpscGrowableArrayQueue<String> queue = new SpscGrowableArrayQueue<>(8, 16);
    Together.run(() -> queue.offer("element"), () -> consume(queue));
  }

  private static void consume(SpscGrowableArrayQueue<String> queue) {
    if (!queue.isEmpty() && queue.poll() == null) {
      throw new AssertionError("the queue is not empty, but there is nothing in it");
    }
  }
}
