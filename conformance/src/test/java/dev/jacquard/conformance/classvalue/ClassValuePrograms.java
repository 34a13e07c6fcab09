package dev.jacquard.conformance.classvalue;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicInteger;

/** Values of classes: the first that was computed counts, and no run sees those of another. */
public final class ClassValuePrograms {
  private ClassValuePrograms() {}

  private static final class Counting extends ClassValue<int[]> {
    private final AtomicInteger computed = new AtomicInteger();

    @Override
    protected int[] computeValue(Class<?> type) {
      return new int[] {computed.incrementAndGet()};
    }
  }

  private static final ClassValue<AtomicInteger> LASTING =
      new ClassValue<>() {
        @Override
        protected AtomicInteger computeValue(Class<?> type) {
          return new AtomicInteger();
        }
      };

  @Expect(outcomes = {"true 1", "true 2"})
  public static String allGetTheSame() throws Exception {
    Counting values = new Counting();
    int[][] got = new int[2][];
    Run.both(() -> got[0] = values.get(String.class), () -> got[1] = values.get(String.class));
    return (got[0] == got[1]) + " " + values.computed;
  }

  @Expect(outcomes = {"2"})
  public static String eachRunBeginsWithoutValues() throws Exception {
    Run.both(
        () -> LASTING.get(String.class).incrementAndGet(),
        () -> LASTING.get(String.class).incrementAndGet());
    return "" + LASTING.get(String.class);
  }

  @Expect(outcomes = {"1", "2"})
  public static String aRemovedValueIsComputedAgain() throws Exception {
    Counting values = new Counting();
    Run.both(() -> values.get(String.class), () -> values.remove(String.class));
    values.get(String.class);
    return "" + values.computed;
  }

  @Expect(failures = "race")
  public static String aValueIsNotGuarded() throws Exception {
    Counting values = new Counting();
    Run.both(() -> values.get(String.class)[0]++, () -> values.get(String.class)[0]++);
    return "" + values.get(String.class)[0];
  }

  @Expect(outcomes = {"1 2"})
  public static String classesDoNotShareValues() throws Exception {
    Counting values = new Counting();
    values.get(String.class);
    values.get(Integer.class);
    return values.get(String.class)[0] + " " + values.get(Integer.class)[0];
  }
}
