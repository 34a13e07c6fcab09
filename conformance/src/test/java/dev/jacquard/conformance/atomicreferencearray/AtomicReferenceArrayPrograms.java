package dev.jacquard.conformance.atomicreferencearray;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicReferenceArray;

public final class AtomicReferenceArrayPrograms {
  private AtomicReferenceArrayPrograms() {}

  @Expect(outcomes = "[a, b]", executions = 1)
  public static String elementsAreIndependent() throws Exception {
    AtomicReferenceArray<String> array = new AtomicReferenceArray<>(2);
    Run.both(() -> array.set(0, "a"), () -> array.set(1, "b"));
    return array.toString();
  }

  @Expect(
      outcomes = {"null a b", "b null a"},
      executions = 2)
  public static String getAndSetHandsOver() throws Exception {
    AtomicReferenceArray<String> array = new AtomicReferenceArray<>(1);
    String[] before = new String[2];
    Run.both(() -> before[0] = array.getAndSet(0, "a"), () -> before[1] = array.getAndSet(0, "b"));
    return before[0] + " " + before[1] + " " + array.get(0);
  }

  /** Each thread takes the first free place. */
  @Expect(outcomes = {"[a, b]", "[b, a]"})
  public static String placesAreTakenOnce() throws Exception {
    AtomicReferenceArray<String> places = new AtomicReferenceArray<>(2);
    Run.both(() -> take(places, "a"), () -> take(places, "b"));
    return places.toString();
  }

  private static void take(AtomicReferenceArray<String> places, String who) {
    int place = 0;
    while (!places.compareAndSet(place, null, who)) {
      place++;
    }
  }
}
