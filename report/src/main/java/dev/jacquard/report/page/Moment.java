package dev.jacquard.report.page;

/**
 * Something on the time line: a step, an access between two steps, or what a stuck thread was about
 * to do.
 *
 * @param row the row of the trace; {@link #NO_ROW} for an access that is no step
 * @param words what was done, for example {@code counter: read 0}
 * @param site where, as the program's names say it; may be empty
 * @param mark the type of the failure that was decided here; empty for most
 * @param switches whether the thread that goes on here is another than before
 */
record Moment(
    Sort sort,
    int row,
    int thread,
    String words,
    String site,
    Place place,
    String mark,
    boolean switches) {
  static final int NO_ROW = -1;

  /** What stands on the time line. */
  enum Sort {
    STEP,
    ACCESS,
    STUCK;

    /** Its name as a class of the style sheet. */
    String label() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  boolean isMarked() {
    return !mark.isEmpty();
  }

  Moment after(Moment previous) {
    boolean other = previous != null && sort != Sort.STUCK && previous.thread != thread;
    return new Moment(sort, row, thread, words, site, place, mark, other);
  }
}
