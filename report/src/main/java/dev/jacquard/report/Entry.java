package dev.jacquard.report;

import dev.jacquard.report.text.InterleavingTable;
import java.util.Map;

/** What stands on one line of an {@link InterleavingTable}. */
public sealed interface Entry {

  /** A row of the trace. */
  record Row(int number) implements Entry {}

  /** An access that is no step. */
  record Between(PlainAccess access, boolean races) implements Entry {}

  /**
   * Stands for lines that are left out.
   *
   * @param steps how many steps of each thread they are
   */
  record Gap(Map<Integer, Integer> steps) implements Entry {}
}
