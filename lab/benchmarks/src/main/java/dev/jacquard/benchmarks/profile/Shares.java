package dev.jacquard.benchmarks.profile;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** Which share of a whole each of some names has. */
final class Shares {
  private final Map<String, Long> weights = new TreeMap<>();
  private final long total;

  private <T> Shares(Collection<T> parts, Function<T, String> name, ToLongFunction<T> weight) {
    for (T part : parts) {
      weights.merge(name.apply(part), weight.applyAsLong(part), Long::sum);
    }
    total = weights.values().stream().mapToLong(Long::longValue).sum();
  }

  /** The shares of the samples of stacks. */
  static Shares ofStacks(Collection<Stack> stacks, Function<Stack, String> name) {
    return new Shares(stacks, name, Stack::weight);
  }

  /** The shares of bytes that classes have. */
  static Shares ofClasses(Collection<FlightRecording.Allocated> objects) {
    return new Shares(objects, FlightRecording.Allocated::type, object -> object.stack().weight());
  }

  /** One line for each of those with the largest shares, and one for the rest. */
  List<String> lines(int most) {
    List<String> names =
        weights.keySet().stream()
            .sorted(Comparator.comparing(weights::get).reversed())
            .limit(most)
            .toList();
    List<String> lines = new ArrayList<>();
    long rest = total;
    for (String name : names) {
      lines.add(line(weights.get(name), name));
      rest -= weights.get(name);
    }
    if (rest > 0) {
      lines.add(line(rest, "others: " + (weights.size() - names.size())));
    }
    return lines;
  }

  private String line(long weight, String name) {
    return String.format(Locale.ROOT, "%5.1f %%  %s", 100.0 * weight / total, name);
  }
}
