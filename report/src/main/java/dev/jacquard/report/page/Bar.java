package dev.jacquard.report.page;

/**
 * A stretch of a lane: for as long a thread had something, or waited for something.
 *
 * @param first the first row of the trace at which that is so
 * @param last the last one; the number of steps if it never ends
 * @param location what it is about; {@link #NOWHERE} if there is no such thing
 * @param words for example {@code holds lock m}, to follow the thread's name
 */
record Bar(int thread, int first, int last, int location, String words) {
  static final int NOWHERE = -1;

  boolean overlaps(Bar other) {
    return first <= other.last && other.first <= last;
  }
}
