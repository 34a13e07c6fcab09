package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.Trace;
import java.util.List;

/** The locks that a thread holds when it accesses something. */
public final class HeldLocks {
  private HeldLocks() {}

  public static List<String> names(Trace trace, Legend legend, Access access) {
    return names(trace, legend, access.thread(), access.step());
  }

  /** The same for any moment, by the number of steps taken until then. */
  public static List<String> names(Trace trace, Legend legend, int thread, int step) {
    return Situation.before(trace, step).locksOf(thread).stream().map(legend::location).toList();
  }
}
