package dev.jacquard.kernel.run;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.Arrays;

/**
 * Finds out whether a run has come back to a state in which it has been before, by steps that have
 * effects: then the threads that moved in between go round for ever if they are scheduled so again,
 * and nobody else ever gets a chance.
 *
 * <p>A front end tells when a thread is at the head of a loop, and in which local state, by a
 * number. The local state of a thread elsewhere follows from the last such moment and from what its
 * steps since then have seen; the state of memory, from the steps that write. A doubt always means
 * that the state is another one.
 */
final class Recurrence {
  /** Cycles with more steps than this are not looked for. */
  private static final int LONGEST = 256;

  private final Trace trace;
  private final Pending pending;
  private final Endings endings;
  private Heads[] heads = {};

  Recurrence(Trace trace, Pending pending, Endings endings) {
    this.trace = trace;
    this.pending = pending;
    this.endings = endings;
  }

  void begin() {
    for (Heads each : heads) {
      each.begin();
    }
  }

  /** A thread is at the head of a loop. */
  void head(int thread, int state) {
    if (thread >= heads.length) {
      int before = heads.length;
      heads = Arrays.copyOf(heads, thread + 1);
      Arrays.setAll(heads, t -> t < before ? heads[t] : new Heads());
    }
    heads[thread].add(state, trace.length(), pending.of(thread).taken);
  }

  /** Whether the state is one of before, now that a thread is at the head of a loop. */
  boolean isAt(int thread, Moves moves) {
    if (pending.nextDeadline() != Pending.NEVER) {
      return false;
    }
    Heads mine = heads[thread];
    for (int age = 1; age < mine.kept(); age++) {
      if (mine.state(age) == mine.state(0) && isSince(thread, mine.row(age), moves)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a thread is left that the program waits for and that could come to its end; one without
   * an end goes round because it is there for that.
   */
  private boolean isNeeded(int thread, int from, Moves moves) {
    for (int t = 0; t < pending.threads(); t++) {
      boolean there = t == thread || pending.of(t).isThere();
      if (there && !pending.of(t).daemon && moves.hasEnd(t, from)) {
        return true;
      }
    }
    return false;
  }

  private boolean isSince(int thread, int from, Moves moves) {
    if (from == trace.length()
        || trace.length() - from > LONGEST
        || !cancelOut(from)
        || !isNeeded(thread, from, moves)) {
      return false;
    }
    int begin = from;
    for (int t = 0; t < pending.threads(); t++) {
      int moved = moved(t, from);
      if (moved == 0 && t != thread && !isStuck(t, from, moves)) {
        return false;
      }
      if (moved > 0 && t != thread) {
        int head = commonHead(t, moved);
        if (head < 0 || !pending.of(t).isThere()) {
          return false;
        }
        begin = Math.min(begin, head);
      }
    }
    for (int t = 0; t < pending.threads(); t++) {
      if (pending.of(t).actedAt >= begin) {
        return false;
      }
    }
    return true;
  }

  private int moved(int thread, int from) {
    int count = 0;
    for (int row = from; row < trace.length(); row++) {
      count += trace.thread(row) == thread ? 1 : 0;
    }
    return count;
  }

  // ---- memory ----------------------------------------------------------------------------------

  /** Whether all that was written since a step is as it was before. */
  private boolean cancelOut(int from) {
    for (int row = from; row < trace.length(); row++) {
      if (!isKnown(row) || (trace.writes(row) && !isUndone(row, from))) {
        return false;
      }
    }
    return true;
  }

  /** Whether all that a step did is in the trace. */
  private boolean isKnown(int row) {
    if (trace.late(row) || trace.alsoReads(row) >= 0 || trace.location(row) < 0) {
      return false;
    }
    return !trace.writes(row)
        || (isOfState(trace.kind(row)) && trace.before(row) != trace.after(row));
  }

  /** Whether the states before and after a step of a kind are all there is to know. */
  private static boolean isOfState(Kind kind) {
    return switch (kind) {
      case VOLATILE_WRITE,
          OPAQUE_WRITE,
          INNER_WRITE,
          READ_MODIFY_WRITE,
          COMPARE_AND_SET,
          LOCK,
          UNLOCK,
          TRY_LOCK,
          ACQUIRE,
          RELEASE,
          TRY_ACQUIRE ->
          true;
      default -> false;
    };
  }

  private boolean isUndone(int row, int from) {
    for (int earlier = from; earlier < row; earlier++) {
      if (trace.writes(earlier) && trace.location(earlier) == trace.location(row)) {
        return true; // judged there
      }
    }
    int last = trace.length() - 1;
    while (!trace.writes(last) || trace.location(last) != trace.location(row)) {
      last--;
    }
    return trace.after(last) == trace.before(row);
  }

  // ---- threads ---------------------------------------------------------------------------------

  /** Whether a thread that has taken no step since one could not have at any moment. */
  private boolean isStuck(int thread, int from, Moves moves) {
    PendingOperation next = pending.of(thread);
    if (!next.isThere()) {
      return true; // it has ended, or is not born
    }
    if (next.spins()) {
      return !endings.isOvertaken(thread) && !endings.isStale(thread);
    }
    if (next.dormant) {
      return true;
    }
    for (int row = from; row < trace.length(); row++) {
      if (trace.writes(row)
          && (trace.location(row) == next.location || trace.location(row) == next.alsoReads)) {
        return false;
      }
    }
    return moves.choices(thread) == 0;
  }

  /**
   * The row at which a thread was at the head of a loop, from which it came to where it was before
   * its last steps just as it has come to where it is now; -1 if there is none.
   */
  private int commonHead(int thread, int moved) {
    if (thread >= heads.length) {
      return -1;
    }
    Heads own = heads[thread];
    int now = pending.of(thread).taken;
    for (int then = 0; then < own.kept(); then++) {
      for (int later = 0; later < then; later++) {
        if (own.state(later) == own.state(then)
            && own.taken(later) == own.taken(then) + moved
            && tookSameSteps(thread, now - own.taken(later), moved)) {
          return own.row(then);
        }
      }
    }
    return -1;
  }

  /** Whether the last steps of a thread were the same as so many steps before. */
  private boolean tookSameSteps(int thread, int count, int moved) {
    int row = trace.length();
    int earlier = trace.length();
    for (int i = 0; i < moved; i++) {
      earlier = previous(thread, earlier);
    }
    for (int i = 0; i < count; i++) {
      row = previous(thread, row);
      earlier = previous(thread, earlier);
      if (earlier < 0 || !isSame(row, earlier)) {
        return false;
      }
    }
    return true;
  }

  private int previous(int thread, int before) {
    int row = before - 1;
    while (row >= 0 && trace.thread(row) != thread) {
      row--;
    }
    return row;
  }

  private boolean isSame(int row, int other) {
    return trace.kind(row) == trace.kind(other)
        && trace.location(row) == trace.location(other)
        && trace.argument(row) == trace.argument(other)
        && trace.before(row) == trace.before(other)
        && trace.after(row) == trace.after(other)
        && trace.result(row) == trace.result(other)
        && trace.alsoReads(row) < 0
        && !trace.late(row)
        && !trace.late(other);
  }

  /** The last moments at which a thread was at the head of a loop; the latest has the age 0. */
  private static final class Heads {
    private static final int MOST = 16;

    private final int[] states = new int[MOST];
    private final int[] rows = new int[MOST];
    private final int[] taken = new int[MOST];
    private int count;

    void begin() {
      count = 0;
    }

    void add(int state, int row, int steps) {
      int place = count++ % MOST;
      states[place] = state;
      rows[place] = row;
      taken[place] = steps;
    }

    int kept() {
      return Math.min(count, MOST);
    }

    private int place(int age) {
      return (count - 1 - age) % MOST;
    }

    int state(int age) {
      return states[place(age)];
    }

    int row(int age) {
      return rows[place(age)];
    }

    int taken(int age) {
      return taken[place(age)];
    }
  }
}
