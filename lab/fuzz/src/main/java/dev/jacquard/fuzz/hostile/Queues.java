package dev.jacquard.fuzz.hostile;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/** What threads learn from queues. */
public final class Queues {
  private Queues() {}

  public static String sizeOfAQueue() {
    ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
    Seen seen = new Seen();
    Threads.run(
        () -> queue.offer(1),
        () -> queue.offer(2),
        () -> seen.add(queue.size() + " " + queue.remainingCapacity() + " " + queue.contains(1)));
    return seen.words;
  }

  public static String drainedQueue() {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    List<Integer> drained = new ArrayList<>();
    Threads.run(() -> queue.add(1), () -> queue.add(2), () -> queue.drainTo(drained));
    return drained + " " + queue;
  }

  public static String iteratedQueue() {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          queue.put(1);
          queue.put(2);
        },
        () -> queue.forEach(seen::add));
    return seen.words;
  }

  public static String removedFromAQueue() {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1, 2, 1));
    Seen seen = new Seen();
    Threads.run(() -> queue.remove(1), queue::poll, () -> seen.add(queue.peek()));
    return seen + "" + queue;
  }

  public static String timedQueue() {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
    Seen seen = new Seen();
    Threads.run(
        () -> queue.put(1),
        () -> seen.add(queue.offer(2, 1, TimeUnit.MILLISECONDS)),
        () -> seen.words.length());
    return seen + "" + queue;
  }

  public static String timedPoll() {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    Seen seen = new Seen();
    Threads.run(() -> queue.put(1), () -> seen.add(queue.poll(1, TimeUnit.MILLISECONDS)));
    return seen + "" + queue;
  }

  public static String deque() {
    LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
    Seen seen = new Seen();
    Threads.run(() -> deque.putFirst(1), () -> deque.putLast(2), () -> seen.add(deque.pollLast()));
    return seen + "" + deque;
  }

  public static String priorities() {
    PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
    Seen seen = new Seen();
    Threads.run(() -> queue.add(2), () -> queue.add(1), () -> seen.add(queue.take()));
    return seen + "" + queue.peek();
  }

  public static String handOver() {
    SynchronousQueue<Integer> queue = new SynchronousQueue<>();
    Seen seen = new Seen();
    Threads.run(() -> seen.add(queue.offer(1)), () -> queue.poll());
    return seen.words;
  }

  public static String transfers() {
    LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
    Seen seen = new Seen();
    Threads.run(
        () -> seen.add(queue.tryTransfer(1) + " " + queue.hasWaitingConsumer()),
        () -> queue.poll(1, TimeUnit.MILLISECONDS));
    return seen.words;
  }
}
