package dev.jacquard.conformance.doubleadder;

import dev.jacquard.conformance.Copies;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import java.util.concurrent.atomic.DoubleAdder;

/** What the documentation says of each method. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  @Expect(outcomes = "0 5.0 5 5 5.0 5 5.0 0.0", executions = 1)
  public static String sums() throws Exception {
    DoubleAdder adder = new DoubleAdder();
    Notes notes = new Notes().note(() -> adder.intValue());
    adder.add(5.5);
    adder.add(-0.5);
    DoubleAdder copy = Copies.of(adder);
    return notes
        .note(() -> adder.sum())
        .note(() -> adder.intValue())
        .note(() -> adder.longValue())
        .note(() -> adder.floatValue())
        .note(() -> (int) adder.doubleValue())
        .note(() -> copy)
        .note(
            () -> {
              adder.reset();
              return adder;
            })
        .toString();
  }
}
