package dev.jacquard.report;

import dev.jacquard.kernel.DataRace;
import dev.jacquard.kernel.Kind;
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

  private String access(int row) {
    return thread(row) + " " + verb(row) + " at step " + (row + 1) + " (" + lines.phrase(row) + ")";
  }

  private String thread(int row) {
    return legend.thread(trace.thread(row));
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

  private String hint(int first, int second) {
    if (!isPlain(first) || !isPlain(second)) {
      return "; the access of " + thread(isPlain(first) ? first : second) + " is plain";
    }
    List<Integer> firstLocks = locks(first);
    List<Integer> secondLocks = locks(second);
    return firstLocks.isEmpty() && secondLocks.isEmpty()
        ? ""
        : "; " + held(first, firstLocks) + ", " + held(second, secondLocks);
  }

  private boolean isPlain(int row) {
    Kind kind = trace.kind(row);
    return kind == Kind.READ || kind == Kind.WRITE || kind == Kind.AWAIT;
  }

  private List<Integer> locks(int row) {
    return Situation.before(trace, row).locksOf(trace.thread(row));
  }

  private String held(int row, List<Integer> locks) {
    return thread(row)
        + " held "
        + (locks.isEmpty()
            ? "no lock"
            : "lock " + Prose.and(locks.stream().map(legend::location).toList()));
  }
}
