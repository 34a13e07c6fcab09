package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Why nothing orders the two accesses of a data race. */
final class RaceReasons {
  private final Trace trace;
  private final Legend legend;
  private final SourceLines lines;
  private final Access first;
  private final Access second;

  RaceReasons(Trace trace, Legend legend, DataRace race) {
    this.trace = trace;
    this.legend = legend;
    this.lines = new SourceLines(trace, legend);
    this.first = race.first();
    this.second = race.second();
  }

  List<String> lines() {
    List<String> reasons = new ArrayList<>();
    reasons.add(locks());
    if (!first.plain() || !second.plain()) {
      reasons.add(
          "the access of "
              + name(first.plain() ? first : second)
              + " is plain: only accesses that are volatile or atomic on both sides are ordered");
    }
    birth().ifPresent(reasons::add);
    missedMeeting().ifPresent(reasons::add);
    return reasons;
  }

  private String name(Access access) {
    return legend.thread(access.thread());
  }

  private String locks() {
    List<String> firsts = HeldLocks.names(trace, legend, first);
    List<String> seconds = HeldLocks.names(trace, legend, second);
    if (firsts.isEmpty() && seconds.isEmpty()) {
      return "neither " + name(first) + " nor " + name(second) + " held a lock";
    }
    String both = held(first, firsts) + ", " + held(second, seconds);
    return firsts.isEmpty() || seconds.isEmpty() ? both : both + ": no lock in common";
  }

  private String held(Access access, List<String> locks) {
    return name(access) + " held " + (locks.isEmpty() ? "no lock" : "lock " + Prose.and(locks));
  }

  /** What starts and joins say, if one of the two threads started the other. */
  private Optional<String> birth() {
    int before = start(first.thread(), second.thread(), moment(first));
    if (before >= 0) {
      return Optional.of(
          name(first) + " had started " + name(second) + " before, " + lines.moment(before));
    }
    int started = start(second.thread(), first.thread(), moment(second));
    return started < 0
        ? Optional.empty()
        : Optional.of(
            name(second)
                + " started "
                + name(first)
                + " "
                + lines.moment(started)
                + " and had not joined it");
  }

  private int start(int parent, int child, int until) {
    for (int row = 0; row < until; row++) {
      if (trace.kind(row) == Kind.START
          && trace.writes(row)
          && trace.thread(row) == parent
          && trace.argument(row) == child) {
        return row;
      }
    }
    return -1;
  }

  /** How many steps had been taken, that of the access itself included. */
  private static int moment(Access access) {
    return access.isStep() ? access.row() + 1 : access.step();
  }

  /** The last thing that the first thread did before the second access and that could order it. */
  private Optional<String> missedMeeting() {
    int found = -1;
    for (int row = moment(first); row < second.step(); row++) {
      boolean offers = trace.thread(row) == first.thread() && !offer(row).isEmpty();
      if (offers && !answered(row) && (found < 0 || touched(row) || !touched(found))) {
        found = row;
      }
    }
    return found < 0
        ? Optional.of(
            "between the two, "
                + name(first)
                + " did nothing that "
                + name(second)
                + " could synchronise with")
        : Optional.of(
            name(first)
                + " "
                + offer(found)
                + " "
                + lines.moment(found)
                + ", but "
                + name(second)
                + " had not "
                + answer(found)
                + " since");
  }

  /** What a step does that others can be ordered after; empty if it is nothing of the sort. */
  private String offer(int row) {
    Kind kind = trace.kind(row);
    if (!kind.releases(trace.writes(row))) {
      return "";
    }
    String object = legend.location(trace.location(row));
    return switch (kind.subject()) {
      case LOCK -> "unlocked " + object;
      case VARIABLE -> (kind.isStore() ? "wrote " : "changed ") + object;
      case SEMAPHORE -> "released " + object;
      case OBJECT -> "used " + object;
      default -> "";
    };
  }

  private String answer(int row) {
    return switch (trace.kind(row).subject()) {
      case LOCK -> "locked it";
      case SEMAPHORE -> "acquired it";
      case OBJECT -> "used it";
      default -> "read it";
    };
  }

  /** Whether the second thread has done anything there after a step and before its access. */
  private boolean answered(int row) {
    for (int later = row + 1; later < second.step(); later++) {
      if (isOfSecond(later, row)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the second thread knows the location of a step at all. */
  private boolean touched(int row) {
    for (int other = 0; other < trace.rows(); other++) {
      if (isOfSecond(other, row)) {
        return true;
      }
    }
    return false;
  }

  private boolean isOfSecond(int other, int row) {
    return trace.thread(other) == second.thread() && trace.location(other) == trace.location(row);
  }
}
