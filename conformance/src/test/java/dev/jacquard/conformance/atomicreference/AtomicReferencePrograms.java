package dev.jacquard.conformance.atomicreference;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicReference;

public final class AtomicReferencePrograms {
  private AtomicReferencePrograms() {}

  private static final class Box {
    int value;
  }

  @Expect(outcomes = {"ab", "ba"})
  public static String updatesAreAtomic() throws Exception {
    AtomicReference<String> x = new AtomicReference<>("");
    Run.both(() -> x.updateAndGet(s -> s + "a"), () -> x.updateAndGet(s -> s + "b"));
    return x.get();
  }

  @Expect(outcomes = {"abc", "acb", "bac", "bca", "cab", "cba"})
  public static String accumulatedByThree() throws Exception {
    AtomicReference<String> x = new AtomicReference<>("");
    Run.all(
        () -> x.accumulateAndGet("a", String::concat),
        () -> x.accumulateAndGet("b", String::concat),
        () -> x.accumulateAndGet("c", String::concat));
    return x.get();
  }

  @Expect(outcomes = {"null a", "b null"})
  public static String compareAndExchangeReturnsTheWitness() throws Exception {
    AtomicReference<String> x = new AtomicReference<>();
    String[] witness = new String[2];
    Run.both(
        () -> witness[0] = x.compareAndExchange(null, "a"),
        () -> witness[1] = x.compareAndExchange(null, "b"));
    return witness[0] + " " + witness[1];
  }

  /** A value that came back looks as if nothing had happened. */
  @Expect(outcomes = {"c true", "a false"})
  public static String valueMayComeBack() throws Exception {
    AtomicReference<String> x = new AtomicReference<>("a");
    boolean[] won = new boolean[1];
    Run.both(
        () -> {
          x.compareAndSet("a", "b");
          x.compareAndSet("b", "a");
        },
        () -> won[0] = x.compareAndSet("a", "c"));
    return x.get() + " " + won[0];
  }

  @Expect(outcomes = {"-", "3"})
  public static String publishesAnObject() throws Exception {
    AtomicReference<Box> shared = new AtomicReference<>();
    String[] seen = {"-"};
    Run.both(
        () -> {
          Box box = new Box();
          box.value = 3;
          shared.setRelease(box);
        },
        () -> {
          Box box = shared.getAcquire();
          if (box != null) {
            seen[0] = "" + box.value;
          }
        });
    return seen[0];
  }

  @Expect(failures = "race")
  public static String opaqueModePublishesNothing() throws Exception {
    AtomicReference<Box> shared = new AtomicReference<>();
    Run.both(
        () -> {
          Box box = new Box();
          box.value = 3;
          shared.setOpaque(box);
        },
        () -> {
          Box box = shared.getOpaque();
          if (box != null) {
            box.value++;
          }
        });
    return "";
  }

  @Expect(
      outcomes = {"0 a b", "b 0 a"},
      executions = 2)
  public static String getAndSetHandsOver() throws Exception {
    AtomicReference<String> x = new AtomicReference<>("0");
    String[] before = new String[2];
    Run.both(() -> before[0] = x.getAndSet("a"), () -> before[1] = x.getAndSet("b"));
    return before[0] + " " + before[1] + " " + x.get();
  }

  @Expect(outcomes = "false true", executions = 1)
  public static String equalIsNotTheSame() {
    AtomicReference<Integer> x = new AtomicReference<>(1000);
    Integer same = x.get();
    boolean equal = x.compareAndSet(Integer.valueOf(999 + 1), 1);
    return equal + " " + x.compareAndSet(same, 1);
  }
}
