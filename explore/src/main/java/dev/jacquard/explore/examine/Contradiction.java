package dev.jacquard.explore.examine;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/**
 * A thread that once did one thing and once another, though all that it was seen to learn was the
 * same.
 *
 * @param last the step after which it did so; empty if it had not taken any
 */
public record Contradiction(int thread, Optional<Deed> last, Deed once, Deed now) {
  /**
   * What a thread did or was about to do.
   *
   * @param kind empty for the end of the thread
   * @param value what it stores, expects or names, or {@link #NOT_KNOWN}
   */
  public record Deed(Optional<Kind> kind, int location, int site, long value) {
    /** The value of an operation that has none, or whose value means nothing in another run. */
    public static final long NOT_KNOWN = -1;

    /** The operation of a row. */
    static Deed of(Trace trace, int row) {
      return new Deed(
          Optional.of(trace.kind(row)), trace.location(row), trace.site(row), value(trace, row));
    }

    /** Whether only the values differ. */
    public boolean isLike(Deed other) {
      return kind.equals(other.kind) && location == other.location && site == other.site;
    }

    /**
     * The value of a row that the thread alone decides. A negative one may be the number of an
     * object that has no name, which is another one in each run.
     */
    static long value(Trace trace, int row) {
      Kind kind = trace.kind(row);
      if (kind.isStore()) {
        return row < trace.length() ? Math.max(NOT_KNOWN, trace.after(row)) : NOT_KNOWN;
      }
      return kind == Kind.COMPARE_AND_SET || kind.boundsThread()
          ? Math.max(NOT_KNOWN, trace.argument(row))
          : NOT_KNOWN;
    }
  }
}
