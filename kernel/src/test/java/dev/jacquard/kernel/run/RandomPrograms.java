package dev.jacquard.kernel.run;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Small programs of two or three threads that never get stuck. */
public final class RandomPrograms {
  private static final String[][] FRAGMENTS = {
    {"R x"},
    {"R y"},
    {"W x 1"},
    {"W y 2"},
    {"VW x 3"},
    {"ADD y 1"},
    {"CAS x 0 1"},
    {"CAS x 1 2"},
    {"CHOOSE 2"},
    {"TRYACQUIRE s 1"},
    {"RELEASE s 1"},
    {"INTERRUPT T0"},
    {"INTERRUPT T1"},
    {"TRYACQUIRE s 1 interruptible"},
    {"TRYLOCK m interruptible"},
    {"ADD flag0 0"},
    {"LOCK m", "UNLOCK m"},
    {"LOCK m", "R x", "UNLOCK m"}
  };

  private RandomPrograms() {}

  public static Arbitrary<HandMadeProgram> programs() {
    return threads().list().ofMinSize(2).ofMaxSize(3).map(RandomPrograms::program);
  }

  private static Arbitrary<List<String[]>> threads() {
    return Arbitraries.of(FRAGMENTS).list().ofMinSize(1).ofMaxSize(3);
  }

  private static HandMadeProgram program(List<List<String[]>> threads) {
    List<String> lines = new ArrayList<>(List.of("s = 1"));
    for (int t = 0; t < threads.size(); t++) {
      for (String[] fragment : threads.get(t)) {
        for (String line : fragment) {
          lines.add("T" + t + " " + line);
        }
      }
    }
    return HandMadeProgram.of(lines.toArray(String[]::new));
  }
}
