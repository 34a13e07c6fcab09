package dev.jacquard.fuzz.learned;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Listener;
import dev.jacquard.kernel.Learnable;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The different outcomes of the executions of a program, as their traces tell them: how an
 * execution ends, what failed, and the last value of each variable that was written.
 */
final class Outcomes implements Listener {
  private final Learnable program;
  private final Set<String> found = new TreeSet<>();

  Outcomes(Learnable program) {
    this.program = program;
  }

  @Override
  public void executed(Trace trace, Tally tally) {
    if (trace.ending().maximal()) {
      found.add(trace.ending() + " " + failures(trace) + " " + values(trace));
    }
  }

  Set<String> found() {
    return found;
  }

  /** What failed in an execution, without what concerns the program as a whole twice. */
  static Set<String> failures(Trace trace) {
    return trace.failures().stream()
        .map(failure -> name(failure))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** What failed in all of them, and whether there are data races. */
  static Set<String> failures(Exploration exploration) {
    return exploration.findings().stream()
        .map(finding -> finding.race().isPresent() ? "race" : name(finding.failure()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The places of all data races. */
  Set<String> races(Exploration exploration) {
    return exploration.findings().stream()
        .flatMap(finding -> finding.race().stream())
        .map(race -> unnumbered(program.legend().location(race.location())))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String name(Failure failure) {
    return failure.thread() < 0
        ? failure.type().label()
        : failure.type().label() + " of " + failure.thread() + ": " + failure.message();
  }

  private Map<String, Set<String>> values(Trace trace) {
    Map<Integer, Long> last = new TreeMap<>();
    for (int row = 0; row < trace.length(); row++) {
      if (trace.kind(row).subject() == Kind.Subject.VARIABLE && trace.writes(row)) {
        last.put(trace.location(row), trace.after(row));
      }
    }
    Map<String, Set<String>> values = new TreeMap<>();
    last.forEach(
        (location, value) ->
            values
                .computeIfAbsent(
                    unnumbered(program.legend().location(location)), name -> new TreeSet<>())
                .add(value(location, value)));
    return values;
  }

  /** What is inside of an object has a number that depends on when it was first met. */
  private String value(int location, long value) {
    return program.isOpaque(location) ? "" : unnumbered(program.legend().value(location, value));
  }

  /** Objects of one class are counted in the order in which a search meets them. */
  private static String unnumbered(String name) {
    return name.replaceAll("#[0-9]+", "#");
  }
}
