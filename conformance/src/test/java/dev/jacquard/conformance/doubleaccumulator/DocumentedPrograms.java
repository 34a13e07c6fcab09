package dev.jacquard.conformance.doubleaccumulator;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import java.util.concurrent.atomic.DoubleAccumulator;

/** What the documentation says of each method. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  @Expect(outcomes = "-1.0 7.0 7 7 7.0 7.0 7.0 7.0 -1.0 -1.0", executions = 1)
  public static String accumulations() throws Exception {
    DoubleAccumulator maximum = new DoubleAccumulator(Double::max, -1);
    Notes notes = new Notes().note(() -> maximum);
    maximum.accumulate(3);
    maximum.accumulate(7);
    maximum.accumulate(5);
    return notes
        .note(() -> maximum.get())
        .note(() -> maximum.intValue())
        .note(() -> maximum.longValue())
        .note(() -> maximum.floatValue())
        .note(() -> maximum.doubleValue())
        .note(() -> maximum)
        .note(() -> maximum.getThenReset())
        .note(() -> maximum)
        .note(
            () -> {
              maximum.accumulate(9);
              maximum.reset();
              return maximum.get();
            })
        .toString();
  }

  /** What the function throws comes through; without a function nothing can be added. */
  @Expect(outcomes = "ArithmeticException 7.0 NullPointerException", executions = 1)
  public static String functionsThatThrow() {
    DoubleAccumulator quotient =
        new DoubleAccumulator(
            (x, y) -> {
              throw new ArithmeticException();
            },
            7);
    DoubleAccumulator none = new DoubleAccumulator(null, 0);
    return new Notes()
        .note(() -> quotient.accumulate(1))
        .note(() -> quotient)
        .note(() -> none.accumulate(1))
        .toString();
  }
}
