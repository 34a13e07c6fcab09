package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a thread that starts others does for itself, and what no renaming applies to.
 *
 * <p>The <em>prologue</em> is the beginning of a program in which one thread starts others in a
 * row. Nothing that the others do comes before it in any execution, so all executions can begin
 * with it, and the order of the starts does not matter. Plain accesses of that thread to locations
 * that nobody else uses, such as the array of threads, are no business of others.
 *
 * @param prologue the number of steps of the prologue
 * @param starter the thread that starts others
 * @param own the locations that only this thread uses
 */
record Background(int prologue, int starter, Set<Integer> own) {
  static final Background NONE = new Background(0, -1, Set.of());

  /** The background that the first execution shows, with all but some locations. */
  static Background of(Trace trace, Set<Integer> shared) {
    int starter = trace.length() == 0 ? -1 : trace.thread(0);
    Set<Integer> own = new HashSet<>();
    for (int row = 0; row < trace.length(); row++) {
      if (trace.thread(row) == starter && isPlain(trace, row)) {
        own.add(trace.location(row));
      }
    }
    own.removeAll(shared);
    own.removeAll(usedByOthers(trace, starter));
    Background background = new Background(0, starter, own);
    return new Background(background.prologueOf(trace), starter, own);
  }

  /** The locations that somebody else uses, or that are used otherwise than by plain accesses. */
  private static Set<Integer> usedByOthers(Trace trace, int starter) {
    Set<Integer> used = new HashSet<>();
    for (int row = 0; row < trace.rows(); row++) {
      if (trace.thread(row) != starter || !isPlain(trace, row)) {
        used.add(trace.location(row));
        used.add(trace.alsoReads(row));
      }
    }
    return used;
  }

  private static boolean isPlain(Trace trace, int row) {
    return trace.kind(row) == Kind.READ || trace.kind(row) == Kind.WRITE;
  }

  /** Those locations of the starter that were not its own in an execution after all. */
  Set<Integer> sharedIn(Trace trace) {
    Set<Integer> shared = own.isEmpty() ? Set.of() : usedByOthers(trace, starter);
    return shared.stream().filter(own::contains).collect(Collectors.toUnmodifiableSet());
  }

  private int prologueOf(Trace trace) {
    int first = 0;
    int end = 0;
    for (int row = 0; row < trace.length() && trace.thread(row) == starter; row++) {
      if (starts(trace, row)) {
        end = row + 1;
      } else if (!isOwn(trace, row)) {
        if (end > 0) {
          break;
        }
        if (trace.choices(row) > 1) {
          return 0; // not all executions begin with this alternative
        }
        first = row + 1;
      }
    }
    return first == 0 || isAlone(trace) ? end : 0;
  }

  private static boolean starts(Trace trace, int row) {
    return trace.kind(row) == Kind.START && trace.writes(row);
  }

  /** Whether all others are started. */
  private boolean isAlone(Trace trace) {
    Set<Integer> unexplained = new HashSet<>();
    for (int row = 0; row < trace.rows(); row++) {
      unexplained.add(trace.thread(row));
    }
    for (int row = 0; row < trace.length(); row++) {
      if (starts(trace, row)) {
        unexplained.remove((int) trace.argument(row));
      }
    }
    unexplained.remove(starter);
    return unexplained.isEmpty();
  }

  /** Whether a row is a join: one that cannot give up says only that the other has ended. */
  static boolean isJoin(Trace trace, int row) {
    return trace.kind(row) == Kind.JOIN && trace.alsoReads(row) < 0;
  }

  /** Whether a row is no business of others. */
  boolean isOwn(Trace trace, int row) {
    return own.contains(trace.location(row)) && isPlain(trace, row);
  }
}
