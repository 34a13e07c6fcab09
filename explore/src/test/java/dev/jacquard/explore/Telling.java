package dev.jacquard.explore;

import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.trace.Failure;
import java.util.Arrays;
import java.util.List;

/** All that can be told of an exploration, except how long it took. */
record Telling(
    List<String> executions,
    Verdict verdict,
    List<Limit> limits,
    List<Long> counts,
    List<String> findings) {
  static Telling of(List<String> executions, Exploration end) {
    Tally tally = end.tally();
    List<Long> failing =
        Arrays.stream(Failure.Type.values()).map(type -> tally.failing(type)).toList();
    return new Telling(
        executions,
        end.verdict(),
        end.limits(),
        List.of(tally.executions(), tally.blocked(), tally.cut(), tally.steps(), sum(failing)),
        end.findings().stream()
            .map(finding -> finding.failure() + " " + finding.race() + " " + finding.schedule())
            .toList());
  }

  private static long sum(List<Long> failing) {
    long sum = 0;
    for (long count : failing) {
      sum = 1_000_003 * sum + count;
    }
    return sum;
  }
}
