package dev.jacquard.conformance;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** What {@link BlockingQueue} and the interfaces above it say of every queue. */
public final class QueueContract {
  private QueueContract() {}

  /** What a queue that has elements refuses; what is in it stays. */
  public static String refusals(BlockingQueue<String> queue) {
    return new Notes()
        .note(() -> queue.add(null))
        .note(() -> queue.offer(null))
        .note(() -> queue.put(null))
        .note(() -> queue.offer(null, 1, TimeUnit.SECONDS))
        .note(() -> queue.addAll(null))
        .note(() -> queue.addAll(queue))
        .note(() -> queue.drainTo(null))
        .note(() -> queue.drainTo(null, 1))
        .note(() -> queue.drainTo(queue))
        .note(() -> queue.drainTo(queue, 1))
        .note(() -> queue.drainTo(queue, 0))
        .note(() -> queue.removeAll(null))
        .note(() -> queue.retainAll(null))
        .note(() -> queue.removeIf(null))
        .note(() -> queue.forEach(null))
        .note(() -> queue.toArray((Object[]) null))
        .note(() -> queue.toArray(new Integer[9]))
        .note(() -> queue.size())
        .toString();
  }

  /** What null, which is never in a queue, is to methods that look for elements. */
  public static String missing(BlockingQueue<String> queue) {
    return new Notes()
        .note(() -> queue.contains(null))
        .note(() -> queue.remove(null))
        .note(() -> queue.contains("missing"))
        .note(() -> queue.remove("missing"))
        .note(() -> queue.contains(1))
        .note(() -> queue.remove(1))
        .note(() -> queue.removeAll(List.of()))
        .note(() -> queue.containsAll(List.of()))
        .note(() -> queue.containsAll(List.of("a", "missing")))
        .note(() -> queue.addAll(List.of()))
        .note(() -> queue.size())
        .toString();
  }

  /** The ways to find that there is nothing. */
  public static String emptiness(BlockingQueue<String> queue) {
    return new Notes()
        .note(() -> queue.poll())
        .note(() -> queue.poll(0, TimeUnit.SECONDS))
        .note(() -> queue.poll(-1, TimeUnit.SECONDS))
        .note(() -> queue.poll(Long.MIN_VALUE, TimeUnit.NANOSECONDS))
        .note(() -> queue.peek())
        .note(() -> queue.element())
        .note(() -> queue.remove())
        .note(() -> queue.isEmpty())
        .note(() -> queue.size())
        .note(() -> queue.drainTo(new ArrayList<>()))
        .note(() -> queue.iterator().hasNext())
        .note(() -> queue.iterator().next())
        .note(() -> queue.toArray().length)
        .note(() -> queue.toString())
        .note(() -> queue.clear())
        .toString();
  }

  /** What a full queue refuses. */
  public static String fullness(BlockingQueue<String> queue) {
    return new Notes()
        .note(() -> queue.remainingCapacity())
        .note(() -> queue.offer("x"))
        .message(() -> queue.add("x"))
        .note(() -> queue.offer("x", 0, TimeUnit.SECONDS))
        .note(() -> queue.offer("x", -1, TimeUnit.SECONDS))
        .note(() -> queue.addAll(List.of("x", "y")))
        .note(() -> queue.size())
        .toString();
  }

  /** Elements out in portions. */
  public static String drains(BlockingQueue<String> queue) {
    List<String> drained = new ArrayList<>();
    return new Notes()
        .note(() -> queue.drainTo(drained, 0))
        .note(() -> queue.drainTo(drained, -1))
        .note(() -> queue.drainTo(drained, 2))
        .note(() -> drained)
        .note(() -> queue)
        .note(() -> queue.drainTo(drained))
        .note(() -> drained)
        .note(() -> queue.size())
        .toString();
  }

  /** A collection that refuses what is drained: no element may be both here and there. */
  public static String drainToAFullOne(BlockingQueue<String> queue) {
    BlockingQueue<String> narrow = new java.util.concurrent.ArrayBlockingQueue<>(1);
    return new Notes()
        .note(() -> queue.drainTo(narrow))
        .note(() -> narrow)
        .note(() -> queue.contains("a"))
        .toString();
  }

  /** Removal of a, b, a, c in all ways that choose. */
  public static String removals(BlockingQueue<String> queue) {
    return new Notes()
        .note(() -> queue.remove("a"))
        .note(() -> queue)
        .note(() -> queue.removeAll(List.of("c", "d")))
        .note(() -> queue)
        .note(() -> queue.retainAll(List.of("a", "b")))
        .note(() -> queue.removeIf("b"::equals))
        .note(() -> queue)
        .note(() -> queue.addAll(List.of("x", "y")))
        .note(() -> queue.retainAll(List.of("y")))
        .note(() -> queue)
        .note(() -> queue.clear())
        .note(() -> queue)
        .toString();
  }

  /** What shows the elements, which are a, b and c. */
  public static String views(BlockingQueue<String> queue) {
    StringBuilder seen = new StringBuilder();
    String[] large = {"1", "2", "3", "4", "5"};
    return new Notes()
        .note(() -> queue.toArray())
        .note(() -> queue.toArray(new String[0]))
        .note(() -> queue.toArray(new String[3]))
        .note(() -> queue.toArray(large) == large)
        .note(() -> large)
        .note(() -> queue.toArray(String[]::new))
        .note(() -> queue.forEach(seen::append))
        .note(() -> seen)
        .note(() -> queue.stream().skip(1).toList())
        .note(() -> queue.containsAll(List.of("c", "a")))
        .note(() -> queue.toString())
        .toString();
  }

  /** An iterator over a, b and c. */
  public static String iterators(BlockingQueue<String> queue) {
    Iterator<String> iterator = queue.iterator();
    StringBuilder left = new StringBuilder();
    return new Notes()
        .note(() -> iterator.remove())
        .note(() -> iterator.next())
        .note(() -> iterator.next())
        .note(() -> iterator.remove())
        .note(() -> iterator.remove())
        .note(() -> iterator.forEachRemaining(left::append))
        .note(() -> left)
        .note(() -> iterator.hasNext())
        .note(() -> iterator.next())
        .note(() -> queue)
        .toString();
  }

  /** A spliterator over a, b and c. */
  public static String spliterators(BlockingQueue<String> queue) {
    Spliterator<String> spliterator = queue.spliterator();
    StringBuilder seen = new StringBuilder();
    return new Notes()
        .note(() -> spliterator.hasCharacteristics(Spliterator.NONNULL))
        .note(() -> spliterator.hasCharacteristics(Spliterator.IMMUTABLE))
        .note(() -> spliterator.tryAdvance(null))
        .note(() -> spliterator.tryAdvance(seen::append))
        .note(() -> spliterator.forEachRemaining(seen::append))
        .note(() -> seen)
        .note(() -> spliterator.tryAdvance(seen::append))
        .toString();
  }

  /** Who is interrupted and would have to wait for an element does not. */
  public static String interruptedTakers(BlockingQueue<String> empty) {
    return new Notes()
        .interrupted(() -> empty.take())
        .interrupted(() -> empty.poll(1, TimeUnit.SECONDS))
        .interrupted(() -> empty.poll())
        .toString();
  }

  /** Who is interrupted and would have to wait for room does not. */
  public static String interruptedGivers(BlockingQueue<String> full) {
    return new Notes()
        .interrupted(() -> full.put("x"))
        .interrupted(() -> full.offer("x", 1, TimeUnit.SECONDS))
        .interrupted(() -> full.offer("x"))
        .toString();
  }

  /** Somebody who waits for an element is interrupted. */
  public static String takerWhoIsInterrupted(BlockingQueue<String> empty) throws Exception {
    return whileInterrupted(() -> empty.take());
  }

  /** Somebody who waits for room is interrupted; what he had is not in the queue. */
  public static String giverWhoIsInterrupted(BlockingQueue<String> full) throws Exception {
    String end =
        whileInterrupted(
            () -> {
              full.put("x");
              return "put";
            });
    return end + " " + full.contains("x");
  }

  /** What a call comes to if its thread is interrupted meanwhile, and whether it still is then. */
  public static String whileInterrupted(Notes.Question question) throws Exception {
    Notes notes = new Notes();
    Thread waiter =
        new Thread(() -> notes.note(question).note(() -> Thread.currentThread().isInterrupted()));
    waiter.start();
    waiter.interrupt();
    waiter.join();
    return notes.toString();
  }

  /** Somebody makes room for one who waits to put x into a full queue. */
  public static String room(BlockingQueue<String> full, Run.Body makesRoom) throws Exception {
    Run.both(Run.unchecked(() -> full.put("x")), Run.unchecked(makesRoom));
    return full.contains("x") + " " + full.size();
  }

  /** What an iterator shows of a queue that somebody changes meanwhile. */
  public static String seenBeside(BlockingQueue<String> queue, Run.Body change) throws Exception {
    StringBuilder seen = new StringBuilder();
    Run.both(Run.unchecked(change), () -> queue.iterator().forEachRemaining(seen::append));
    return seen.toString();
  }
}
