package dev.jacquard.conformance.atomicmarkablereference;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import java.util.concurrent.atomic.AtomicMarkableReference;

/** What the documentation says of each method. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  @Expect(
      outcomes =
          "a false true btrue false false true false true ctrue nullfalse"
              + " ArrayIndexOutOfBoundsException NullPointerException",
      executions = 1)
  public static String changes() {
    AtomicMarkableReference<String> pair = new AtomicMarkableReference<>("a", false);
    boolean[] second = new boolean[1];
    return new Notes()
        .note(() -> pair.getReference())
        .note(() -> pair.isMarked())
        .note(() -> pair.compareAndSet("a", "b", false, true))
        .note(() -> pair.get(second) + second[0])
        .note(() -> pair.compareAndSet("b", "x", false, true))
        .note(() -> pair.compareAndSet("x", "y", true, true))
        .note(() -> pair.weakCompareAndSet("b", "c", true, false))
        .note(() -> pair.attemptMark("x", true))
        .note(() -> pair.attemptMark("c", true))
        .note(() -> pair.get(second) + second[0])
        .note(
            () -> {
              pair.set(null, false);
              return pair.get(second) + second[0];
            })
        .note(() -> pair.get(new boolean[0]))
        .note(() -> pair.get(null))
        .toString();
  }
}
