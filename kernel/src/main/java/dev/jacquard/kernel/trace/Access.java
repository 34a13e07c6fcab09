package dev.jacquard.kernel.trace;

/**
 * One of the two accesses of a {@link DataRace}: a step, or one that a front end saw between steps.
 *
 * @param step how many steps had been taken when it happened
 * @param plain whether it orders nothing; else it is volatile or atomic
 * @param site where it stands in the code of its thread
 * @param row its row in the trace, or {@link #NO_STEP}
 */
public record Access(int thread, int step, boolean write, boolean plain, int site, int row) {
  /** The row of an access that is no step. */
  public static final int NO_STEP = -1;

  /** The access that a step of a trace is. */
  public static Access of(Trace trace, int row) {
    Kind kind = trace.kind(row);
    boolean plain = kind.isPlain();
    return new Access(trace.thread(row), row, trace.writes(row), plain, trace.site(row), row);
  }

  public boolean isStep() {
    return row != NO_STEP;
  }
}
