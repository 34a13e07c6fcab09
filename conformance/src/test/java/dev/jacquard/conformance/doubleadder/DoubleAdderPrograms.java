package dev.jacquard.conformance.doubleadder;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.DoubleAdder;

public final class DoubleAdderPrograms {
  private DoubleAdderPrograms() {}

  @Expect(outcomes = "3.5")
  public static String additionsAreNotLost() throws Exception {
    DoubleAdder adder = new DoubleAdder();
    Run.both(() -> adder.add(1.5), () -> adder.add(2));
    return "" + adder.sum();
  }

  @Expect(outcomes = {"0.0", "1.5"})
  public static String sumMeanwhile() throws Exception {
    DoubleAdder adder = new DoubleAdder();
    double[] seen = new double[1];
    Run.both(() -> adder.add(1.5), () -> seen[0] = adder.sum());
    return "" + seen[0];
  }

  @Expect(outcomes = {"0.0 2.0", "2.0 0.0"})
  public static String sumThenReset() throws Exception {
    DoubleAdder adder = new DoubleAdder();
    double[] taken = new double[1];
    Run.both(() -> adder.add(2), () -> taken[0] = adder.sumThenReset());
    return taken[0] + " " + adder.sum();
  }
}
