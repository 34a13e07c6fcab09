package dev.jacquard.explore.learned;

import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import java.util.List;
import java.util.OptionalInt;

/**
 * Whether a run of a program is what was predicted: the same steps with the same effects, and the
 * same end.
 */
public final class Agreement {
  private Agreement() {}

  /** The first step at which two runs differ, or where their ends do; nothing if they agree. */
  public static OptionalInt firstDifference(Trace predicted, Trace real) {
    OptionalInt step = firstDifference(predicted, real, predicted.length());
    if (step.isPresent()) {
      return step;
    }
    boolean same =
        predicted.length() == real.length()
            && predicted.ending() == real.ending()
            && predicted.failures().equals(real.failures())
            && sameEnds(predicted, real);
    return same ? OptionalInt.empty() : OptionalInt.of(predicted.length());
  }

  /** The first of some steps at which two runs differ. */
  static OptionalInt firstDifference(Trace predicted, Trace real, int steps) {
    for (int row = 0; row < steps; row++) {
      if (row >= real.length() || !sameStep(predicted, row, real, row)) {
        return OptionalInt.of(row);
      }
    }
    return OptionalInt.empty();
  }

  private static boolean sameStep(Trace predicted, int row, Trace real, int other) {
    return sameOperation(predicted, row, real, other)
        && predicted.before(row) == real.before(other)
        && predicted.after(row) == real.after(other)
        && predicted.result(row) == real.result(other)
        && predicted.writes(row) == real.writes(other)
        && predicted.alsoFound(row) == real.alsoFound(other)
        && predicted.label(row) == real.label(other)
        && predicted.slept(row) == real.slept(other)
        && predicted.late(row) == real.late(other);
  }

  private static boolean sameOperation(Trace predicted, int row, Trace real, int other) {
    return predicted.thread(row) == real.thread(other)
        && predicted.kind(row) == real.kind(other)
        && predicted.location(row) == real.location(other)
        && predicted.argument(row) == real.argument(other)
        && predicted.alsoReads(row) == real.alsoReads(other)
        && predicted.site(row) == real.site(other);
  }

  /** Whether each thread is about to do the same behind the last step. */
  private static boolean sameEnds(Trace predicted, Trace real) {
    for (int thread = 0; thread < Math.max(predicted.threads(), real.threads()); thread++) {
      int row = thread < predicted.threads() ? predicted.pending(thread) : -1;
      int other = thread < real.threads() ? real.pending(thread) : -1;
      boolean same =
          row < 0 || other < 0 ? row == other : sameOperation(predicted, row, real, other);
      if (!same) {
        return false;
      }
    }
    return true;
  }

  /** Whether all that was predicted to fail does. */
  static boolean failsAsPredicted(Trace predicted, Trace real) {
    List<Failure> failures = real.failures();
    return failures.containsAll(predicted.failures());
  }
}
