package dev.jacquard.conformance.atomicmarkablereference;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicMarkableReference;

public final class AtomicMarkableReferencePrograms {
  private AtomicMarkableReferencePrograms() {}

  /** One removes a node by its mark, the other replaces it: never both. */
  @Expect(outcomes = {"true false n true", "false true m false"})
  public static String markOrReplace() throws Exception {
    AtomicMarkableReference<String> x = new AtomicMarkableReference<>("n", false);
    boolean[] won = new boolean[2];
    Run.both(
        () -> won[0] = x.compareAndSet("n", "n", false, true),
        () -> won[1] = x.compareAndSet("n", "m", false, false));
    return won[0] + " " + won[1] + " " + x.getReference() + " " + x.isMarked();
  }

  @Expect(outcomes = {"true true", "true false", "false true"})
  public static String attemptsMayFail() throws Exception {
    AtomicMarkableReference<String> x = new AtomicMarkableReference<>("n", false);
    boolean[] won = new boolean[2];
    Run.both(() -> won[0] = x.attemptMark("n", true), () -> won[1] = x.attemptMark("n", true));
    return won[0] + " " + won[1];
  }

  @Expect(outcomes = {"a false", "b true"})
  public static String bothAreReadTogether() throws Exception {
    AtomicMarkableReference<String> x = new AtomicMarkableReference<>("a", false);
    String[] seen = new String[1];
    Run.both(
        () -> x.set("b", true),
        () -> {
          boolean[] mark = new boolean[1];
          seen[0] = x.get(mark) + " " + mark[0];
        });
    return seen[0];
  }

  @Expect(outcomes = {"a false", "a true", "b true"})
  public static String oneAfterTheOtherIsNotTogether() throws Exception {
    AtomicMarkableReference<String> x = new AtomicMarkableReference<>("a", false);
    String[] seen = new String[1];
    Run.both(() -> x.set("b", true), () -> seen[0] = x.getReference() + " " + x.isMarked());
    return seen[0];
  }
}
