package dev.jacquard.conformance.atomicstampedreference;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import java.util.concurrent.atomic.AtomicStampedReference;

/** What the documentation says of each method. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  @Expect(
      outcomes =
          "a 1 true b2 false false true false true c2 null1 ArrayIndexOutOfBoundsException"
              + " NullPointerException",
      executions = 1)
  public static String changes() {
    AtomicStampedReference<String> pair = new AtomicStampedReference<>("a", 1);
    int[] second = new int[1];
    return new Notes()
        .note(() -> pair.getReference())
        .note(() -> pair.getStamp())
        .note(() -> pair.compareAndSet("a", "b", 1, 2))
        .note(() -> pair.get(second) + second[0])
        .note(() -> pair.compareAndSet("b", "x", 1, 2))
        .note(() -> pair.compareAndSet("x", "y", 2, 2))
        .note(() -> pair.weakCompareAndSet("b", "c", 2, 1))
        .note(() -> pair.attemptStamp("x", 2))
        .note(() -> pair.attemptStamp("c", 2))
        .note(() -> pair.get(second) + second[0])
        .note(
            () -> {
              pair.set(null, 1);
              return pair.get(second) + second[0];
            })
        .note(() -> pair.get(new int[0]))
        .note(() -> pair.get(null))
        .toString();
  }
}
