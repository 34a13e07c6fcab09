package dev.jacquard.conformance.longaccumulator;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.LongAccumulator;

public final class LongAccumulatorPrograms {
  private LongAccumulatorPrograms() {}

  @Expect(outcomes = "7")
  public static String maximum() throws Exception {
    LongAccumulator largest = new LongAccumulator(Math::max, Long.MIN_VALUE);
    Run.both(() -> largest.accumulate(3), () -> largest.accumulate(7));
    return "" + largest.get();
  }

  @Expect(outcomes = {"0", "3"})
  public static String maximumMeanwhile() throws Exception {
    LongAccumulator largest = new LongAccumulator(Math::max, 0);
    long[] seen = new long[1];
    Run.both(() -> largest.accumulate(3), () -> seen[0] = largest.get());
    return "" + seen[0];
  }

  @Expect(outcomes = {"0 5", "5 0"})
  public static String getThenReset() throws Exception {
    LongAccumulator sum = new LongAccumulator(Long::sum, 0);
    long[] taken = new long[1];
    Run.both(() -> sum.accumulate(5), () -> taken[0] = sum.getThenReset());
    return taken[0] + " " + sum.get();
  }
}
