package dev.jacquard.fuzz.jvm;

import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.kernel.trace.Trace;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Whether an execution of a litmus program and one of its translation are the same, step by step:
 * the same thread, kind, effect and values, and locations that correspond one to one.
 */
final class StepComparison {
  private static final Set<Kind.Subject> VALUES =
      EnumSet.of(Kind.Subject.VARIABLE, Kind.Subject.SEMAPHORE, Kind.Subject.PERMIT);

  private final Trace litmus;
  private final Trace jvm;
  private final int skipped;
  private final Map<Integer, Integer> births = new HashMap<>();
  private final Map<Integer, Integer> toJvm = new HashMap<>();
  private final Map<Integer, Integer> toLitmus = new HashMap<>();

  /** The first steps of the JVM, which prepare the shared state, are skipped. */
  StepComparison(Trace litmus, Trace jvm, int skipped) {
    this.litmus = litmus;
    this.jvm = jvm;
    this.skipped = skipped;
    births.put(0, 0);
    for (int row = 0; row < litmus.length(); row++) {
      if (litmus.kind(row) == Kind.START && litmus.writes(row)) {
        births.putIfAbsent((int) litmus.argument(row), births.size());
      }
    }
  }

  /** How the JVM calls the schedule of a litmus execution: it names threads by their births. */
  static Schedule schedule(Trace litmus, int skipped) {
    StringBuilder text = new StringBuilder("j1");
    for (int i = 0; i < skipped; i++) {
      text.append("-0");
    }
    Map<Integer, Integer> births = new StepComparison(litmus, litmus, 0).births;
    for (int row = 0; row < litmus.length(); row++) {
      text.append('-').append(births.get(litmus.thread(row)));
      if (litmus.label(row) > 0) {
        text.append('c').append(litmus.label(row));
      }
    }
    return Schedule.parse(text.toString());
  }

  /** The first difference. */
  Optional<String> difference() {
    if (litmus.length() != jvm.length() - skipped) {
      return Optional.of(
          "litmus takes " + litmus.length() + " steps, Java " + (jvm.length() - skipped));
    }
    Schedule schedule = Schedule.of(jvm);
    for (int row = 0; row < litmus.length(); row++) {
      String difference = difference(row, schedule);
      if (difference != null) {
        return Optional.of("step " + (row + 1) + ": " + difference);
      }
    }
    if (litmus.ending() != jvm.ending()) {
      return Optional.of("litmus ends " + litmus.ending() + ", Java " + jvm.ending());
    }
    return failures(litmus).equals(failures(jvm))
        ? Optional.empty()
        : Optional.of("litmus fails with " + failures(litmus) + ", Java " + jvm.failures());
  }

  private static List<Failure.Type> failures(Trace trace) {
    return trace.failures().stream().map(Failure::type).sorted().toList();
  }

  private String difference(int row, Schedule schedule) {
    int other = row + skipped;
    if (births.get(litmus.thread(row)) != schedule.thread(other)) {
      return "thread " + litmus.thread(row) + " and thread " + schedule.thread(other);
    }
    if (litmus.kind(row) != jvm.kind(other)) {
      return litmus.kind(row) + " and " + jvm.kind(other);
    }
    if (litmus.writes(row) != jvm.writes(other)) {
      return litmus.kind(row) + " writes " + litmus.writes(row) + " and " + jvm.writes(other);
    }
    if (!correspond(litmus.location(row), jvm.location(other))) {
      return litmus.kind(row) + " at different locations";
    }
    if (hasValue(litmus.kind(row))
        && (litmus.before(row) != jvm.before(other) || litmus.after(row) != jvm.after(other))) {
      return litmus.kind(row)
          + " "
          + litmus.before(row)
          + " -> "
          + litmus.after(row)
          + " and "
          + jvm.before(other)
          + " -> "
          + jvm.after(other);
    }
    return null;
  }

  /** Whether the state of the location is a number that both sides know: no owner, no life. */
  private static boolean hasValue(Kind kind) {
    return VALUES.contains(kind.subject());
  }

  private boolean correspond(int litmusLocation, int jvmLocation) {
    if (litmusLocation == Operation.NO_LOCATION || jvmLocation == Operation.NO_LOCATION) {
      return litmusLocation == jvmLocation;
    }
    Integer known = toJvm.putIfAbsent(litmusLocation, jvmLocation);
    Integer back = toLitmus.putIfAbsent(jvmLocation, litmusLocation);
    return (known == null || known == jvmLocation) && (back == null || back == litmusLocation);
  }
}
