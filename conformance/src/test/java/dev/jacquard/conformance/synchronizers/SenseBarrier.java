package dev.jacquard.conformance.synchronizers;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A barrier that is used again and again, with the opposite sense each time; the last one to arrive
 * at the broken one opens it before it is ready for the next round.
 */
public class SenseBarrier {
  final AtomicInteger missing = new AtomicInteger(2);
  volatile boolean sense;

  void await(boolean mine) {
    if (missing.decrementAndGet() == 0) {
      open(mine);
    } else {
      while (sense != mine) {
        Thread.onSpinWait();
      }
    }
  }

  void open(boolean mine) {
    missing.set(2);
    sense = mine;
  }

  private static final class Broken extends SenseBarrier {
    @Override
    void open(boolean mine) {
      sense = mine;
      missing.set(2);
    }
  }

  private static String test(SenseBarrier barrier) throws InterruptedException {
    int[] round = new int[2];
    Run.both(() -> twoRounds(barrier, round, 0), () -> twoRounds(barrier, round, 1));
    return round[0] + " " + round[1];
  }

  private static void twoRounds(SenseBarrier barrier, int[] round, int me) {
    round[me]++;
    barrier.await(true);
    Claim.that(round[1 - me] == 1, "the other is in round " + round[1 - me]);
    barrier.await(false);
    round[me]++;
  }

  @Expect(outcomes = "2 2")
  public static String correct() throws Exception {
    return test(new SenseBarrier());
  }

  @Expect(failures = "livelock", outcomes = "2 2")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
