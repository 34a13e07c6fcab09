package dev.jacquard.report;

import dev.jacquard.report.seen.Call;
import dev.jacquard.report.seen.PlainAccess;
import dev.jacquard.report.text.InterleavingTable;
import java.util.List;
import java.util.Map;

/** What stands on one line of an {@link InterleavingTable}. */
public sealed interface Entry {

  /** A row of the trace. */
  record Row(int number) implements Entry {}

  /** An access that is no step. */
  record Between(PlainAccess access, boolean races) implements Entry {}

  /**
   * A call, or a part of one, with the steps and accesses that were made in it.
   *
   * @param inside at least one row or access
   */
  record Called(Call call, Part part, List<Entry> inside) implements Entry {
    public Called {
      inside = List.copyOf(inside);
    }

    /** What there is of a call before another thread goes on. */
    public enum Part {
      WHOLE,
      BEGINNING,
      MIDDLE,
      END
    }
  }

  /**
   * Stands for lines that are left out.
   *
   * @param steps how many steps of each thread they are
   */
  record Gap(Map<Integer, Integer> steps) implements Entry {}
}
