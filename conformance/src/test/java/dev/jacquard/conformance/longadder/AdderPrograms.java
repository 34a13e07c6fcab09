package dev.jacquard.conformance.longadder;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** Counters in several cells. */
public final class AdderPrograms {
  private AdderPrograms() {}

  @Expect(outcomes = "3")
  public static String nothingIsLost() throws Exception {
    LongAdder adder = new LongAdder();
    Run.both(adder::increment, () -> adder.add(2));
    return "" + adder.sum();
  }

  @Expect(outcomes = {"0", "1", "2"})
  public static String sumWhileOthersAdd() throws Exception {
    LongAdder adder = new LongAdder();
    long[] sum = new long[1];
    Run.all(adder::increment, adder::increment, () -> sum[0] = adder.sum());
    return "" + sum[0];
  }

  @Expect(outcomes = {"0 1", "1 0"})
  public static String sumThenReset() throws Exception {
    LongAdder adder = new LongAdder();
    long[] sum = new long[1];
    Run.both(adder::increment, () -> sum[0] = adder.sumThenReset());
    return sum[0] + " " + adder.sum();
  }

  @Expect(outcomes = "7")
  public static String accumulator() throws Exception {
    LongAccumulator largest = new LongAccumulator(Math::max, 0);
    Run.both(() -> largest.accumulate(7), () -> largest.accumulate(3));
    return "" + largest.get();
  }

  @Expect(outcomes = "1.5")
  public static String doubles() throws Exception {
    DoubleAdder adder = new DoubleAdder();
    Run.both(() -> adder.add(1), () -> adder.add(0.5));
    return "" + adder.sum();
  }
}
