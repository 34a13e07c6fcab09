package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;

/** Names the two accesses of a data race. */
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
        + "; no lock, volatile, start or join orders the two";
  }

  private String access(Access access) {
    return legend.thread(access.thread())
        + " "
        + (access.isStep() ? verb(access.row()) : verb(access))
        + " "
        + time(access)
        + lines.remark(access.thread(), access.site());
  }

  private static String time(Access access) {
    if (access.isStep()) {
      return "at step " + (access.row() + 1);
    }
    return access.step() == 0 ? "before the first step" : "after step " + access.step();
  }

  private static String verb(Access access) {
    return (access.write() ? "wrote it" : "read it") + (access.plain() ? "" : " atomically");
  }

  private String verb(int row) {
    Kind kind = trace.kind(row);
    if (kind.mayWrite() && !kind.isStore()) {
      return "updated it atomically";
    }
    return (kind.isStore() ? "wrote it" : "read it") + (kind.isPlain() ? "" : " as volatile");
  }
}
