package dev.jacquard.conformance.exchanger;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Threads that meet in pairs. */
public final class Exchangers {
  private Exchangers() {}

  private static final String REASON = "nodes that threads keep for themselves have no names";

  @Expect(outcomes = "2 1", deep = false, reason = REASON)
  public static String two() throws Exception {
    Exchanger<Integer> exchanger = new Exchanger<>();
    int[] got = new int[2];
    Run.both(
        Run.unchecked(() -> got[0] = exchanger.exchange(1)),
        Run.unchecked(() -> got[1] = exchanger.exchange(2)));
    return got[0] + " " + got[1];
  }

  @Expect(outcomes = "7", deep = false, reason = REASON)
  public static String publishes() throws Exception {
    Exchanger<int[]> exchanger = new Exchanger<>();
    int[] got = new int[1];
    Run.both(
        Run.unchecked(() -> exchanger.exchange(new int[] {7})),
        Run.unchecked(() -> got[0] = exchanger.exchange(null)[0]));
    return "" + got[0];
  }

  @Expect(
      outcomes = {"2 1", "late 1 late 2"},
      deep = false,
      reason = REASON)
  public static String timed() throws Exception {
    Exchanger<Integer> exchanger = new Exchanger<>();
    String[] got = new String[2];
    Run.both(
        Run.unchecked(() -> got[0] = exchange(exchanger, 1)),
        Run.unchecked(() -> got[1] = exchange(exchanger, 2)));
    return got[0] + " " + got[1];
  }

  private static String exchange(Exchanger<Integer> exchanger, int mine) throws Exception {
    try {
      return "" + exchanger.exchange(mine, 1, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      return "late " + mine;
    }
  }

  @Expect(failures = "deadlock")
  public static String alone() throws Exception {
    new Exchanger<Integer>().exchange(1);
    return "";
  }

  @Expect(failures = "deadlock", deep = false, reason = REASON)
  public static String three() throws Exception {
    Exchanger<Integer> exchanger = new Exchanger<>();
    Runnable one = Run.unchecked(() -> exchanger.exchange(1));
    Run.all(one, one, one);
    return "";
  }
}
