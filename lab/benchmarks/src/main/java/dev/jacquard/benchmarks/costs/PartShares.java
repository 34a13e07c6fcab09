package dev.jacquard.benchmarks.costs;

import dev.jacquard.benchmarks.profile.Stack;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;

/** Which share of a phase each of its parts has, by samples. */
final class PartShares<P extends Enum<P>> {
  private final Map<P, Long> weights;
  private long total;

  /** Every sample of the phase belongs to one part. */
  PartShares(Class<P> parts, Collection<Stack> ofPhase, Function<Stack, P> part) {
    weights = new EnumMap<>(parts);
    for (Stack stack : ofPhase) {
      weights.merge(part.apply(stack), stack.weight(), Long::sum);
      total += stack.weight();
    }
  }

  /** From 0 to 1. */
  double of(P part) {
    return total == 0 ? 0 : (double) weights.getOrDefault(part, 0L) / total;
  }
}
