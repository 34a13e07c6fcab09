package dev.jacquard.conformance.synchronousqueue;

import dev.jacquard.conformance.Copies;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.QueueContract;
import dev.jacquard.conformance.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/** A queue without room: what it says of itself, and who meets whom. */
public final class ContractPrograms {
  private ContractPrograms() {}

  @Expect(
      outcomes =
          "true 0 0 null NoSuchElementException NoSuchElementException false false false true"
              + " false false false 0 [] [null, x] false NoSuchElementException done",
      executions = 1)
  public static String nothingIsEverInIt() {
    SynchronousQueue<String> queue = new SynchronousQueue<>();
    return new Notes()
        .note(() -> queue.isEmpty())
        .note(() -> queue.size())
        .note(() -> queue.remainingCapacity())
        .note(() -> queue.peek())
        .note(() -> queue.element())
        .note(() -> queue.remove())
        .note(() -> queue.contains("a"))
        .note(() -> queue.remove("a"))
        .note(() -> queue.containsAll(List.of("a")))
        .note(() -> queue.containsAll(List.of()))
        .note(() -> queue.removeAll(List.of("a")))
        .note(() -> queue.retainAll(List.of("a")))
        .note(() -> queue.removeIf(any -> true))
        .note(() -> queue.toArray().length)
        .note(() -> queue)
        .note(() -> queue.toArray(new String[] {"y", "x"}))
        .note(() -> queue.iterator().hasNext())
        .note(() -> queue.iterator().next())
        .note(() -> queue.clear())
        .toString();
  }

  @Expect(
      outcomes =
          "NullPointerException NullPointerException NullPointerException NullPointerException"
              + " NullPointerException IllegalArgumentException IllegalArgumentException"
              + " NullPointerException 0 IllegalStateException:Queue full false false false"
              + " IllegalStateException null null",
      executions = 1)
  public static String refusals() {
    SynchronousQueue<String> queue = new SynchronousQueue<>();
    return new Notes()
        .note(() -> queue.add(null))
        .note(() -> queue.offer(null))
        .note(() -> queue.put(null))
        .note(() -> queue.offer(null, 1, TimeUnit.SECONDS))
        .note(() -> queue.drainTo(null))
        .note(() -> queue.drainTo(queue))
        .note(() -> queue.drainTo(queue, 1))
        .note(() -> queue.addAll(null))
        .note(() -> queue.drainTo(new ArrayList<>()))
        .message(() -> queue.add("a"))
        .note(() -> queue.offer("a"))
        .note(() -> queue.offer("a", 0, TimeUnit.SECONDS))
        .note(() -> queue.offer("a", -1, TimeUnit.SECONDS))
        .note(() -> queue.addAll(List.of("a")))
        .note(() -> queue.poll())
        .note(() -> queue.poll(-1, TimeUnit.SECONDS))
        .toString();
  }

  @Expect(
      outcomes =
          "InterruptedException false InterruptedException false InterruptedException false"
              + " InterruptedException false null true false true")
  public static String interruptedBefore() {
    SynchronousQueue<String> queue = new SynchronousQueue<>(true);
    return new Notes()
        .interrupted(() -> queue.take())
        .interrupted(() -> queue.poll(1, TimeUnit.SECONDS))
        .interrupted(() -> queue.put("a"))
        .interrupted(() -> queue.offer("a", 1, TimeUnit.SECONDS))
        .interrupted(() -> queue.poll())
        .interrupted(() -> queue.offer("a"))
        .toString();
  }

  @Expect(outcomes = "InterruptedException false")
  public static String takerWhoIsInterrupted() throws Exception {
    return QueueContract.takerWhoIsInterrupted(new SynchronousQueue<>());
  }

  @Expect(outcomes = "InterruptedException false false")
  public static String giverWhoIsInterrupted() throws Exception {
    return QueueContract.giverWhoIsInterrupted(new SynchronousQueue<>());
  }

  @Expect(outcomes = "true null", executions = 1)
  public static String copies() throws Exception {
    SynchronousQueue<String> copy = Copies.of(new SynchronousQueue<String>(true));
    return copy.isEmpty() + " " + copy.poll();
  }

  /** Who waits to give is drained, if he is there already. */
  @Expect(outcomes = {"1 [a]", "0 []"})
  public static String drainingTakesFromWhoWaits() throws Exception {
    SynchronousQueue<String> queue = new SynchronousQueue<>();
    Thread giver = new Thread(Run.unchecked(() -> queue.put("a")));
    giver.start();
    List<String> drained = new ArrayList<>();
    int count = queue.drainTo(drained);
    if (count == 0) {
      queue.take();
    }
    giver.join();
    return count + " " + drained;
  }
}
