package dev.jacquard.report;

import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.Failure;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;

/** How many executions failed, by type of failure; types that did not occur are left out. */
public record FailureCounts(Map<Failure.Type, Long> byType) {
  public FailureCounts {
    byType = Collections.unmodifiableMap(byType);
  }

  public FailureCounts(Tally tally) {
    this(occurring(tally));
  }

  private static Map<Failure.Type, Long> occurring(Tally tally) {
    Map<Failure.Type, Long> counts = new EnumMap<>(Failure.Type.class);
    for (Failure.Type type : Failure.Type.values()) {
      if (tally.failing(type) > 0) {
        counts.put(type, tally.failing(type));
      }
    }
    return counts;
  }

  /** For example {@code deadlock and race}. */
  public String types() {
    return Prose.and(byType.keySet().stream().map(Failure.Type::label).toList());
  }

  /** For example {@code deadlock in 3, race in 1}; without any, {@code no failure}. */
  public String phrase() {
    return byType.isEmpty()
        ? "no failure"
        : byType.entrySet().stream()
            .map(entry -> entry.getKey().label() + " in " + Prose.number(entry.getValue()))
            .collect(Collectors.joining(", "));
  }
}
