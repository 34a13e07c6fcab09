package dev.jacquard.conformance.loops;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicInteger;

/** Loops whose rounds have effects that cancel out, so that the program is where it was before. */
public final class GivingWay {
  private static volatile boolean stop;
  private static volatile boolean busy;
  private static volatile int token;

  private GivingWay() {}

  @Expect(failures = "livelock")
  public static String alone() throws Exception {
    Thread worker =
        new Thread(
            () -> {
              while (!stop) {
                busy = true;
                busy = false;
              }
            });
    worker.start();
    worker.join();
    return "never";
  }

  /** No other thread has ever run. */
  @Expect(failures = "livelock")
  public static String withoutAnybodyElse() {
    int sign = 1;
    while (!stop) {
      sign = -sign;
      token = sign;
    }
    return "never";
  }

  /** The sum comes back to one of before, after dozens of steps. */
  @Expect(failures = "livelock")
  public static String aSumThatComesRound() {
    AtomicInteger counter = new AtomicInteger();
    while (!stop) {
      int number = counter.incrementAndGet();
      for (int i = 0; i < 1_000; i++) {
        number = number * 3 | 1;
      }
      counter.addAndGet(number);
    }
    return "never";
  }

  /** Each undoes what the other has done. */
  @Expect(failures = "livelock", first = true)
  public static String eachUndoesTheOther() throws Exception {
    Run.both(
        () -> {
          while (!stop) {
            if (token == 0) {
              token = 1;
            }
          }
        },
        () -> {
          while (!stop) {
            if (token == 1) {
              token = 0;
            }
          }
        });
    return "never";
  }

  /** The same memory after each round, but a variable counts. */
  @Expect(outcomes = "done")
  public static String someTimes() throws Exception {
    Run.both(() -> pass(0, 2), () -> pass(1, 2));
    return "done";
  }

  private static void pass(int mine, int times) {
    int passed = 0;
    while (passed < times) {
      if (token == mine) {
        token = 1 - mine;
        passed++;
      }
    }
  }

  /** The same variables and the same volatile fields, but a plain field counts. */
  @Expect(outcomes = "3")
  public static String countedInMemory() throws Exception {
    int[] rounds = new int[1];
    Thread worker =
        new Thread(
            () -> {
              while (rounds[0] < 3) {
                busy = true;
                rounds[0]++;
                busy = false;
              }
            });
    worker.start();
    worker.join();
    return "" + rounds[0];
  }

  /** The loop within a loop is begun again in the same state; the one around it counts. */
  @Expect(outcomes = "done")
  public static String loopsWithinLoops() throws Exception {
    Thread worker =
        new Thread(
            () -> {
              for (int i = 0; i < 3; i++) {
                for (int j = 0; j < 2; j++) {
                  busy = true;
                  busy = false;
                }
              }
            });
    worker.start();
    worker.join();
    return "done";
  }

  /** What the loop waits for is there, gone and there again. */
  @Expect(outcomes = "done")
  public static String untilTheTokenIsThere() throws Exception {
    Thread worker =
        new Thread(
            () -> {
              token = 1;
              token = 0;
              token = 1;
            });
    worker.start();
    while (token == 0) {
      Thread.onSpinWait();
    }
    worker.join();
    return "done";
  }
}
