package dev.jacquard.conformance.atomicstampedreference;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicStampedReference;

public final class AtomicStampedReferencePrograms {
  private AtomicStampedReferencePrograms() {}

  /** The value comes back, its stamp does not. */
  @Expect(outcomes = {"c 9 true", "a 2 false"})
  public static String stampTellsThatTheValueWasAway() throws Exception {
    AtomicStampedReference<String> x = new AtomicStampedReference<>("a", 0);
    boolean[] won = new boolean[1];
    Run.both(
        () -> {
          x.compareAndSet("a", "b", 0, 1);
          x.compareAndSet("b", "a", 1, 2);
        },
        () -> won[0] = x.compareAndSet("a", "c", 0, 9));
    return x.getReference() + " " + x.getStamp() + " " + won[0];
  }

  @Expect(outcomes = {"true true 1", "true true 2", "true false 1", "false true 2"})
  public static String attemptsMayFail() throws Exception {
    AtomicStampedReference<String> x = new AtomicStampedReference<>("a", 0);
    boolean[] won = new boolean[2];
    Run.both(() -> won[0] = x.attemptStamp("a", 1), () -> won[1] = x.attemptStamp("a", 2));
    return won[0] + " " + won[1] + " " + x.getStamp();
  }

  @Expect(outcomes = {"b 5 true", "b 5 false"})
  public static String setIsUnconditional() throws Exception {
    AtomicStampedReference<String> x = new AtomicStampedReference<>("a", 0);
    boolean[] won = new boolean[1];
    Run.both(() -> x.set("b", 5), () -> won[0] = x.compareAndSet("a", "c", 0, 1));
    return x.getReference() + " " + x.getStamp() + " " + won[0];
  }

  @Expect(outcomes = {"a 0", "b 1"})
  public static String bothAreReadTogether() throws Exception {
    AtomicStampedReference<String> x = new AtomicStampedReference<>("a", 0);
    String[] seen = new String[1];
    Run.both(
        () -> x.set("b", 1),
        () -> {
          int[] stamp = new int[1];
          seen[0] = x.get(stamp) + " " + stamp[0];
        });
    return seen[0];
  }

  @Expect(outcomes = {"a 0", "a 1", "b 1"})
  public static String oneAfterTheOtherIsNotTogether() throws Exception {
    AtomicStampedReference<String> x = new AtomicStampedReference<>("a", 0);
    String[] seen = new String[1];
    Run.both(() -> x.set("b", 1), () -> seen[0] = x.getReference() + " " + x.getStamp());
    return seen[0];
  }

  /** Whoever asks for the stamp writes it to his array, where another thread looks. */
  @Expect(failures = "race")
  public static String stampGoesToASharedArray() throws Exception {
    AtomicStampedReference<String> x = new AtomicStampedReference<>("a", 7);
    int[] stamp = new int[1];
    int[] seen = new int[1];
    Run.both(() -> x.get(stamp), () -> seen[0] = stamp[0]);
    return "" + seen[0];
  }

  /** To write what is there already is a race as well. */
  @Expect(failures = "race")
  public static String stampIsThereAlready() throws Exception {
    AtomicStampedReference<String> x = new AtomicStampedReference<>("a", 0);
    int[] stamp = new int[1];
    int[] seen = new int[1];
    Run.both(() -> x.get(stamp), () -> seen[0] = stamp[0]);
    return "" + seen[0];
  }
}
