package dev.jacquard.conformance.delayqueue;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** Elements that can't be taken before their time. */
public final class DelayPrograms {
  private static final String NO_CONDITIONS = "conditions of the JDK's own code are many steps";

  private record Timed(String name, long due) implements Delayed {
    static Timed in(String name, long seconds) {
      return new Timed(name, System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds));
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(Delayed other) {
      return Long.compare(due, ((Timed) other).due);
    }
  }

  private DelayPrograms() {}

  @Expect(outcomes = "a", deep = false, reason = NO_CONDITIONS)
  public static String takeWaitsForTheTime() throws Exception {
    DelayQueue<Timed> queue = new DelayQueue<>();
    String[] got = new String[1];
    Run.both(() -> queue.add(Timed.in("a", 10)), Run.unchecked(() -> got[0] = queue.take().name()));
    return got[0];
  }

  @Expect(outcomes = "null a b")
  public static String elementsComeByTheirTime() throws Exception {
    DelayQueue<Timed> queue = new DelayQueue<>();
    Run.both(() -> queue.add(Timed.in("a", 10)), () -> queue.add(Timed.in("b", 20)));
    return queue.poll() + " " + queue.take().name() + " " + queue.take().name();
  }

  @Expect(outcomes = {"a", "none"})
  public static String dueElementGoesToOne() throws Exception {
    DelayQueue<Timed> queue = new DelayQueue<>();
    queue.add(Timed.in("a", 0));
    Timed[] got = new Timed[2];
    Run.both(() -> got[0] = queue.poll(), () -> got[1] = queue.poll());
    return got[0] == null ? "none" : got[0].name();
  }
}
