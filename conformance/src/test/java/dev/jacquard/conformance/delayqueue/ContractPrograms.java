package dev.jacquard.conformance.delayqueue;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.QueueContract;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** The contract of a queue whose elements may not be due yet. */
public final class ContractPrograms {
  private ContractPrograms() {}

  /** What is due or is not, whatever the clock says. */
  private record Item(String name, long delay) implements Delayed {
    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(delay, TimeUnit.DAYS);
    }

    @Override
    public int compareTo(Delayed other) {
      return Long.compare(delay, ((Item) other).delay);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static DelayQueue<Item> queue() {
    return new DelayQueue<>(
        List.of(new Item("never", 2), new Item("due", 0), new Item("overdue", -1)));
  }

  @Expect(
      outcomes =
          "NullPointerException NullPointerException NullPointerException NullPointerException"
              + " NullPointerException IllegalArgumentException NullPointerException"
              + " IllegalArgumentException IllegalArgumentException NullPointerException"
              + " NullPointerException NullPointerException 3 2147483647",
      executions = 1)
  public static String refusals() {
    DelayQueue<Item> queue = queue();
    return new Notes()
        .note(() -> queue.add(null))
        .note(() -> queue.offer(null))
        .note(() -> queue.put(null))
        .note(() -> queue.offer(null, 1, TimeUnit.SECONDS))
        .note(() -> queue.addAll(null))
        .note(() -> queue.addAll(queue))
        .note(() -> queue.drainTo(null))
        .note(() -> queue.drainTo(queue))
        .note(() -> queue.drainTo(queue, 1))
        .note(() -> queue.removeAll(null))
        .note(() -> new DelayQueue<Item>(null))
        .note(() -> new DelayQueue<>(Arrays.asList(new Item("a", 0), null)))
        .note(() -> queue.size())
        .note(() -> queue.remainingCapacity())
        .toString();
  }

  /** Looking does not ask whether an element is due, taking does; the size counts all. */
  @Expect(
      outcomes =
          "overdue overdue overdue due null null NoSuchElementException never never 1 false 0"
              + " [never]",
      executions = 1)
  public static String onlyWhatIsDueCanBeTaken() {
    DelayQueue<Item> queue = queue();
    return new Notes()
        .note(() -> queue.peek())
        .note(() -> queue.element())
        .note(() -> queue.take())
        .note(() -> queue.poll(1, TimeUnit.SECONDS))
        .note(() -> queue.poll())
        .note(() -> queue.poll(0, TimeUnit.SECONDS))
        .note(() -> queue.remove())
        .note(() -> queue.peek())
        .note(() -> queue.element())
        .note(() -> queue.size())
        .note(() -> queue.isEmpty())
        .note(() -> queue.drainTo(new ArrayList<>()))
        .note(() -> queue)
        .toString();
  }

  @Expect(outcomes = "0 0 1 [overdue] 1 [overdue, due] [never]", executions = 1)
  public static String drainsWhatIsDue() {
    DelayQueue<Item> queue = queue();
    List<Item> drained = new ArrayList<>();
    return new Notes()
        .note(() -> queue.drainTo(drained, 0))
        .note(() -> queue.drainTo(drained, -1))
        .note(() -> queue.drainTo(drained, 1))
        .note(() -> drained)
        .note(() -> queue.drainTo(drained))
        .note(() -> drained)
        .note(() -> queue)
        .toString();
  }

  @Expect(outcomes = "true false true 2 overdue done [never] true done true", executions = 1)
  public static String whatIsNotDueCanBeRemoved() {
    DelayQueue<Item> queue = queue();
    Iterator<Item> iterator = queue.iterator();
    return new Notes()
        .note(() -> queue.contains(new Item("never", 2)))
        .note(() -> queue.remove(new Item("other", 2)))
        .note(() -> queue.remove(new Item("due", 0)))
        .note(() -> queue.toArray().length)
        .note(() -> iterator.next())
        .note(() -> iterator.remove())
        .note(() -> queue.toArray(new Item[1]))
        .note(() -> queue.retainAll(List.of()))
        .note(() -> queue.clear())
        .note(() -> queue.isEmpty())
        .toString();
  }

  @Expect(outcomes = "InterruptedException false InterruptedException false null true never")
  public static String interruptedBefore() {
    DelayQueue<Item> queue = new DelayQueue<>(List.of(new Item("never", 2)));
    return new Notes()
        .interrupted(() -> queue.take())
        .interrupted(() -> queue.poll(1, TimeUnit.SECONDS))
        .interrupted(() -> queue.poll())
        .note(() -> queue.peek())
        .toString();
  }

  @Expect(outcomes = "InterruptedException false")
  public static String takerWhoIsInterrupted() throws Exception {
    BlockingQueue<Item> queue = new DelayQueue<>();
    return QueueContract.whileInterrupted(queue::take);
  }
}
