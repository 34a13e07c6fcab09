package dev.jacquard.libraries.bugs;

import dev.jacquard.libraries.FixedBug;
import dev.jacquard.libraries.Together;
import org.jctools.queues.SpscLinkedQueue;

/**
 * JCTools 292: the producer publishes the new node before it notes it as its own last one, with a
 * plain write. The consumer may be further than the producer's node says, which it reads to see
 * whether the queue is empty.
 */
@FixedBug(
    issue = "https://github.com/JCTools/JCTools/issues/292",
    library = "jctools-core",
    broken = "3.0.0",
    fixed = "3.1.0",
    failure = "race")
final class JctoolsLinkedQueue {
  void run() throws InterruptedException {
    SpscLinkedQueue<String> queue = new SpscLinkedQueue<>();
    Together.run(
        () -> queue.offer("element"),
        () -> {
          queue.poll();
          queue.isEmpty();
        });
  }
}
