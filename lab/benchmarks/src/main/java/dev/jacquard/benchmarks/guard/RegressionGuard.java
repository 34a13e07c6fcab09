package dev.jacquard.benchmarks.guard;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Measures up to three times; what is beyond its limit every time is a regression.
 *
 * @param present the code as it is
 * @param previous the same measurement of an earlier commit, on the same machine
 */
record RegressionGuard(Measurement present, Optional<Measurement> previous) {
  private static final int ATTEMPTS = 3;

  /** So many times the figure of the earlier commit. */
  private static final double LARGE = 2;

  /** What is beyond its limit; usually nothing, after one measurement. */
  List<Excess> excesses() throws IOException {
    Map<String, Excess> remaining = attempt();
    for (int i = 1; i < ATTEMPTS && !remaining.isEmpty(); i++) {
      Map<String, Excess> again = attempt();
      remaining.keySet().retainAll(again.keySet());
      remaining.replaceAll((key, excess) -> joined(excess, again.get(key)));
    }
    return List.copyOf(remaining.values());
  }

  private static Excess joined(Excess earlier, Excess later) {
    List<Double> values = new ArrayList<>(earlier.values());
    values.addAll(later.values());
    return new Excess(later.name(), values, later.limit(), later.reason());
  }

  private Map<String, Excess> attempt() throws IOException {
    Map<String, Excess> excesses = new LinkedHashMap<>();
    Measured now = present.measure();
    Limits.of(now.carrier())
        .forEach((name, limit) -> compare(now, name, limit, "limits.txt", excesses));
    if (previous.isPresent()) {
      Measured then = previous.get().measure();
      then.values()
          .forEach(
              (name, value) ->
                  compare(now, name, LARGE * value, "twice the earlier commit's", excesses));
    }
    return excesses;
  }

  private static void compare(
      Measured now, String name, double limit, String reason, Map<String, Excess> excesses) {
    Double value = now.values().get(name);
    if (value != null && value > limit) {
      excesses.put(name + ", " + reason, new Excess(name, List.of(value), limit, reason));
    }
  }
}
