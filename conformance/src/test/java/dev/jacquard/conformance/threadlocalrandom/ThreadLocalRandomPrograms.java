package dev.jacquard.conformance.threadlocalrandom;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

public final class ThreadLocalRandomPrograms {
  private ThreadLocalRandomPrograms() {}

  /** The numbers of a thread do not depend on what others do. */
  @Expect(outcomes = "true", executions = 1)
  public static String threadsDoNotShareANumber() throws Exception {
    int[] number = new int[2];
    Run.both(
        () -> number[0] = ThreadLocalRandom.current().nextInt(10),
        () -> number[1] = ThreadLocalRandom.current().nextInt(10));
    return "" + (number[0] >= 0 && number[0] < 10 && number[1] >= 0 && number[1] < 10);
  }

  /** Chance is the same in every run: it adds no outcome to those of the scheduler. */
  @Expect(outcomes = {"0", "1"})
  public static String chanceIsNoInterleaving() throws Exception {
    AtomicInteger x = new AtomicInteger();
    int[] seen = new int[1];
    Run.both(
        () -> {
          if (ThreadLocalRandom.current().nextInt(1) == 0) {
            x.set(1);
          }
        },
        () -> seen[0] = x.get());
    return "" + seen[0];
  }

  @Expect(outcomes = "java.lang.IllegalArgumentException", executions = 1)
  public static String badBound() {
    try {
      return "" + ThreadLocalRandom.current().nextInt(0);
    } catch (IllegalArgumentException e) {
      return e.getClass().getName();
    }
  }
}
