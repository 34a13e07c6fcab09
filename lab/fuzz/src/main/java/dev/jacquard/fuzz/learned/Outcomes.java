package dev.jacquard.fuzz.learned;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Listener;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The different outcomes of the executions of a program, as their traces tell them: how an
 * execution ends, what failed, and the last value of each variable that was written.
 */
final class Outcomes implements Listener {
  private static final Pattern LOCATION = Pattern.compile("@([0-9]+)");

  private final Program program;
  private final Set<String> found = new TreeSet<>();

  Outcomes(Program program) {
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

  private static Set<String> failures(Trace trace) {
    return trace.failures().stream()
        .map(Outcomes::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** How an execution ended and what failed, whatever the numbers of its threads are. */
  static String ending(Trace trace) {
    return trace.ending()
        + trace.failures().stream().map(Outcomes::unnumbered).sorted().toList().toString();
  }

  /** What failed in all of them but data races, whatever the numbers of threads are. */
  static Set<String> unnumbered(Exploration exploration) {
    return exploration.findings().stream()
        .filter(finding -> finding.race().isEmpty())
        .map(finding -> unnumbered(finding.failure()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String unnumbered(Failure failure) {
    return failure.type().label() + (failure.thread() < 0 ? "" : ": " + failure.message());
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
        .map(race -> program.legend().location(race.location()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String name(Failure failure) {
    return failure.thread() < 0
        ? failure.type().label()
        : failure.type().label() + " of " + failure.thread() + ": " + failure.message();
  }

  /**
   * By numbers: one program names the same thing by the same number in all of its runs. What is as
   * it was before makes no difference, whether it was written or not.
   */
  private static Map<String, Long> values(Trace trace) {
    Map<String, Long> first = new TreeMap<>();
    Map<String, Long> last = new TreeMap<>();
    for (int row = 0; row < trace.length(); row++) {
      if (trace.kind(row).subject() == Kind.Subject.VARIABLE && trace.writes(row)) {
        first.putIfAbsent("@" + trace.location(row), trace.before(row));
        last.put("@" + trace.location(row), trace.after(row));
      }
    }
    last.entrySet().removeIf(value -> value.getValue().equals(first.get(value.getKey())));
    return last;
  }

  /** What is among these outcomes only, or among others only, with names for numbers. */
  String difference(Set<String> others) {
    Set<String> missing = new TreeSet<>(found);
    missing.removeAll(others);
    Set<String> more = new TreeSet<>(others);
    more.removeAll(found);
    return named(missing.size() + " missing " + missing + ", " + more.size() + " invented " + more);
  }

  private String named(String outcomes) {
    return LOCATION
        .matcher(outcomes)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(
                    found.group()
                        + " "
                        + program.legend().location(Integer.parseInt(found.group(1)))));
  }
}
