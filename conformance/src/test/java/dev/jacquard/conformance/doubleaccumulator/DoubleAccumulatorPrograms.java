package dev.jacquard.conformance.doubleaccumulator;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.DoubleAccumulator;

public final class DoubleAccumulatorPrograms {
  private DoubleAccumulatorPrograms() {}

  @Expect(outcomes = "2.5")
  public static String maximum() throws Exception {
    DoubleAccumulator largest = new DoubleAccumulator(Math::max, 0);
    Run.both(() -> largest.accumulate(1.5), () -> largest.accumulate(2.5));
    return "" + largest.get();
  }

  @Expect(outcomes = {"1.0", "4.0"})
  public static String productMeanwhile() throws Exception {
    DoubleAccumulator product = new DoubleAccumulator((a, b) -> a * b, 1);
    double[] seen = new double[1];
    Run.both(() -> product.accumulate(4), () -> seen[0] = product.get());
    return "" + seen[0];
  }
}
