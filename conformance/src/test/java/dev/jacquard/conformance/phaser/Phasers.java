package dev.jacquard.conformance.phaser;

import dev.jacquard.conformance.Digits;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** Phases that threads go through together. */
public final class Phasers {
  private Phasers() {}

  @Expect(outcomes = "2")
  public static String nobodyGoesOnAlone() throws Exception {
    Phaser phaser = new Phaser(2);
    AtomicInteger arrived = new AtomicInteger();
    int[] seen = new int[1];
    Run.both(
        () -> {
          arrived.incrementAndGet();
          phaser.arriveAndAwaitAdvance();
          seen[0] = arrived.get();
        },
        () -> {
          arrived.incrementAndGet();
          phaser.arriveAndAwaitAdvance();
        });
    return "" + seen[0];
  }

  @Expect(outcomes = "7")
  public static String advancePublishes() throws Exception {
    Phaser phaser = new Phaser(2);
    int[] plain = new int[1];
    int[] seen = new int[1];
    Run.both(
        () -> {
          plain[0] = 7;
          phaser.arrive();
        },
        () -> {
          phaser.arriveAndAwaitAdvance();
          seen[0] = plain[0];
        });
    return "" + seen[0];
  }

  @Expect(outcomes = {"0", "1"})
  public static String arriveDoesNotWait() throws Exception {
    Phaser phaser = new Phaser(2);
    int[] seen = new int[1];
    Run.both(
        () -> {
          phaser.arrive();
          seen[0] = phaser.getPhase();
        },
        phaser::arrive);
    return "" + seen[0];
  }

  @Expect(outcomes = "1")
  public static String deregisteringAdvances() throws Exception {
    Phaser phaser = new Phaser(2);
    int[] phase = new int[1];
    Run.both(() -> phase[0] = phaser.awaitAdvance(phaser.arrive()), phaser::arriveAndDeregister);
    return "" + phase[0];
  }

  @Expect(outcomes = "true")
  public static String theLastOneTerminatesIt() throws Exception {
    Phaser phaser = new Phaser(2);
    Run.both(phaser::arriveAndDeregister, phaser::arriveAndDeregister);
    return "" + phaser.isTerminated();
  }

  @Expect(outcomes = {"1 2", "2 1"})
  public static String twoPhases() throws Exception {
    Phaser phaser = new Phaser(2);
    Digits first = new Digits();
    Run.both(
        () -> {
          first.add(1);
          phaser.arriveAndAwaitAdvance();
        },
        () -> {
          first.add(2);
          phaser.arriveAndAwaitAdvance();
        });
    return first.toString().charAt(0) + " " + first.toString().charAt(1);
  }

  @Expect(outcomes = {"1", "late"})
  public static String timed() throws Exception {
    Phaser phaser = new Phaser(1);
    String[] seen = new String[1];
    Run.both(
        Run.unchecked(
            () -> {
              try {
                seen[0] = "" + phaser.awaitAdvanceInterruptibly(0, 1, TimeUnit.SECONDS);
              } catch (TimeoutException e) {
                seen[0] = "late";
              }
            }),
        phaser::arrive);
    return seen[0];
  }

  @Expect(failures = "deadlock")
  public static String oneIsMissing() throws Exception {
    Phaser phaser = new Phaser(3);
    Run.both(phaser::arriveAndAwaitAdvance, phaser::arriveAndAwaitAdvance);
    return "";
  }
}
