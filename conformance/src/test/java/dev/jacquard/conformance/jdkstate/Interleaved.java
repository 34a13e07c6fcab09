package dev.jacquard.conformance.jdkstate;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.Map;

/** Objects of the JDK that two threads change at the same time, and each access is a step. */
public final class Interleaved {
  private Interleaved() {}

  /** The size is counted behind the count of modifications, without any call between. */
  @Expect(
      outcomes = {"2", "3"},
      races = "explore")
  public static String sizeOfAMap() throws Exception {
    Map<Integer, String> map = new HashMap<>();
    map.put(0, "none");
    Run.both(() -> map.put(1, "one"), () -> map.put(2, "two"));
    return Integer.toString(map.size());
  }

  /** Four fields are updated one after the other. */
  @Expect(
      outcomes = {"1 1", "1 2", "1 3", "2 1", "2 2", "2 3"},
      races = "explore")
  public static String countAndSum() throws Exception {
    IntSummaryStatistics statistics = new IntSummaryStatistics();
    Run.both(() -> statistics.accept(1), () -> statistics.accept(2));
    return statistics.getCount() + " " + statistics.getSum();
  }
}
