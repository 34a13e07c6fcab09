package dev.jacquard.report;

import dev.jacquard.kernel.Access;

/** What stands on one line of an {@link InterleavingTable}. */
sealed interface Entry {

  /** A row of the trace. */
  record Row(int number) implements Entry {}

  /** An access that races and is no step. */
  record Between(int location, Access access) implements Entry {}

  /** Stands for rows that are left out. */
  record Gap() implements Entry {}
}
