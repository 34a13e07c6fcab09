package dev.jacquard.report;

import dev.jacquard.kernel.Access;
import dev.jacquard.kernel.DataRace;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Trace;
import java.util.List;

/** Names the two accesses of a data race, and what does not order them. */
final class RaceSentence {
  private final Trace trace;
  private final Legend legend;
  private final SourceLines lines;

  RaceSentence(Trace trace, Legend legend) {
    this.trace = trace;
    this.legend = legend;
    this.lines = new SourceLines(trace, legend);
  }

  String of(DataRace race) {
    return "race on "
        + legend.location(race.location())
        + ": "
        + access(race.first())
        + " and "
        + access(race.second())
        + "; no lock, volatile, start or join orders the two"
        + hint(race.first(), race.second());
  }

  private String access(Access access) {
    return thread(access)
        + " "
        + (access.isStep() ? verb(access.row()) : verb(access))
        + " "
        + time(access)
        + " ("
        + lines.phrase(access.thread(), access.site())
        + ")";
  }

  private static String time(Access access) {
    if (access.isStep()) {
      return "at step " + (access.row() + 1);
    }
    return access.step() == 0 ? "before the first step" : "after step " + access.step();
  }

  private String thread(Access access) {
    return legend.thread(access.thread());
  }

  private static String verb(Access access) {
    return (access.write() ? "wrote it" : "read it") + (access.plain() ? "" : " atomically");
  }

  private String verb(int row) {
    return switch (trace.kind(row)) {
      case READ, AWAIT -> "read it";
      case WRITE -> "wrote it";
      case VOLATILE_READ, VOLATILE_AWAIT -> "read it as volatile";
      case VOLATILE_WRITE -> "wrote it as volatile";
      default -> "updated it atomically";
    };
  }

  private String hint(Access first, Access second) {
    if (!first.plain() || !second.plain()) {
      return "; the access of " + thread(first.plain() ? first : second) + " is plain";
    }
    List<Integer> firstLocks = locks(first);
    List<Integer> secondLocks = locks(second);
    return firstLocks.isEmpty() && secondLocks.isEmpty()
        ? ""
        : "; " + held(first, firstLocks) + ", " + held(second, secondLocks);
  }

  private List<Integer> locks(Access access) {
    return Situation.before(trace, access.step()).locksOf(access.thread());
  }

  private String held(Access access, List<Integer> locks) {
    return thread(access)
        + " held "
        + (locks.isEmpty()
            ? "no lock"
            : "lock " + Prose.and(locks.stream().map(legend::location).toList()));
  }
}
