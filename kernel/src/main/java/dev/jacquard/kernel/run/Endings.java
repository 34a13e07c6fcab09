package dev.jacquard.kernel.run;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.TraceWriter;
import java.util.BitSet;

/**
 * Ends a run: says what it means that no thread can move (the program is done, or stuck, or a loop
 * that was held up would see something new), and writes down what the threads were about to do.
 */
final class Endings {
  private final TraceWriter writer;
  private final Trace trace;
  private final Pending pending;
  private final Candidates candidates;
  private boolean asking;
  private final BitSet idleSteps = new BitSet();
  private boolean recurs;

  Endings(TraceWriter writer, Pending pending, Candidates candidates) {
    this.writer = writer;
    this.trace = writer.trace();
    this.pending = pending;
    this.candidates = candidates;
  }

  void begin(Plan plan) {
    asking = plan.isAsking();
    idleSteps.clear();
    recurs = false;
  }

  /** The run has come back to a state of before, and would for ever. */
  void recurs() {
    recurs = true;
  }

  /** A step, though it modified its location, leaves nothing for who waits for the lock. */
  void leavesNothing(int step) {
    idleSteps.set(step);
  }

  /** Where no thread can move: stuck if a thread is left that the program waits for. */
  Ending stuckOrCompleted() {
    for (int t = 0; t < pending.threads(); t++) {
      if (pending.of(t).isThere() && !pending.of(t).daemon) {
        return Ending.STUCK;
      }
    }
    return Ending.COMPLETED;
  }

  /**
   * Where a state is known: a livelock if the run goes round for ever and a thread is left that
   * would come to its end. One without an end goes round because it is there for that.
   *
   * @param round the first step of the round that will go on for ever, or -1 if that is not known
   */
  Ending atKnown(int round, Moves moves) {
    for (int t = 0; round >= 0 && t < pending.threads() && !recurs; t++) {
      PendingOperation next = pending.of(t);
      recurs = next.isThere() && !next.daemon && moves.hasEnd(t, round);
    }
    return recurs ? Ending.STUCK : Ending.KNOWN;
  }

  /**
   * Completes the trace.
   *
   * @param met how the run ended, as it looked at the last choice
   * @param endless whether the run was cut, perhaps after the last choice
   */
  void finish(Ending met, boolean endless, Moves moves) {
    Ending ending = met == Ending.STUCK ? meaning(endless, moves) : met;
    if (ending != met) {
      writer.disableAll(); // the last choice may not have told that nobody could move
    }
    writer.end(ending);
    pending.writeTo(writer);
    for (int t = 0; t < trace.threads(); t++) {
      if (trace.pending(t) >= 0) {
        describe(t, moves);
        if (waitsForResource(t, ending, moves)) {
          writer.block(t);
        }
      }
    }
    if (ending == Ending.STUCK) {
      writer.fail(new Failure(stuckType(moves), -1, trace.length(), ""));
    }
  }

  private Ending meaning(boolean endless, Moves moves) {
    if (moves.isOpen()) {
      return Ending.OPEN;
    }
    if (!recurs && hasOvertaken()) {
      return Ending.SPINNING;
    }
    return endless || goesOnForEver(moves) ? Ending.CUT : Ending.STUCK;
  }

  /** Whether all that is left goes round in loops that have no end: it is there for that. */
  private boolean goesOnForEver(Moves moves) {
    boolean goesOn = !recurs;
    for (int t = 0; t < pending.threads() && goesOn; t++) {
      PendingOperation next = pending.of(t);
      goesOn =
          !next.isThere()
              || next.daemon
              || next.kind == Kind.JOIN
              || (next.spins() && !moves.hasEnd(t, next.spinsFrom));
    }
    return goesOn && someSpins();
  }

  private boolean someSpins() {
    for (int t = 0; t < pending.threads(); t++) {
      if (pending.of(t).spins()) {
        return true;
      }
    }
    return false;
  }

  /** Completes the row of a thread's pending operation. */
  private void describe(int thread, Moves moves) {
    PendingOperation next = pending.of(thread);
    int row = trace.pending(thread);
    if (next.alsoReads >= 0) {
      writer.flag(row, next.alsoReads, next.flag(moves));
    }
    if (next.alsoReads >= 0 || asking) {
      writer.found(row, moves.state(next.location));
    }
    writer.slept(row, next.slept);
    writer.order(row, next.taken + 1, candidates.follows(thread));
    writer.stateBefore(row, next.localState);
    writer.time(row, next.limit, next.waited);
  }

  private boolean waitsForResource(int thread, Ending ending, Moves moves) {
    PendingOperation next = pending.of(thread);
    return !next.dormant
        && next.kind != Kind.JOIN
        && next.kind != Kind.SPIN
        && !candidates.isHeldBack(thread)
        && (ending == Ending.CUT || moves.choices(thread) == 0);
  }

  /** Whether a thread goes round in a loop and has not yet seen what others did meanwhile. */
  boolean hasOvertaken() {
    for (int t = 0; t < pending.threads(); t++) {
      if (pending.of(t).spins() && isOvertaken(t)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a thread goes round in a loop and may not have seen what others did meanwhile without a
   * step, or what it would have seen without one.
   */
  boolean hasStale() {
    for (int t = 0; t < pending.threads(); t++) {
      if (pending.of(t).spins() && isStale(t)) {
        return true;
      }
    }
    return false;
  }

  boolean isStale(int thread) {
    PendingOperation loop = pending.of(thread);
    int from = behindLastStep(thread, loop.spinsFrom);
    for (int t = 0; t < pending.threads(); t++) {
      if (t != thread && pending.of(t).actedAt >= from) {
        return true;
      }
    }
    for (int row = from; loop.looked && row < trace.length(); row++) {
      if (trace.thread(row) != thread && trace.writes(row) && !isIdle(row)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The row behind the last step of a thread, or the one that started it, before another row. Which
   * steps others had taken when the thread went on from there is chance if it was just started.
   */
  int behindLastStep(int thread, int before) {
    int row = before - 1;
    while (row >= 0
        && trace.thread(row) != thread
        && !(trace.kind(row) == Kind.START && trace.argument(row) == thread)) {
      row--;
    }
    return row + 1;
  }

  boolean isOvertaken(int thread) {
    for (int row = pending.of(thread).spinsFrom; row < trace.length(); row++) {
      if (trace.thread(row) == thread && isOutdated(row)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a later step changes what a step saw; steps of other idle rounds change nothing. */
  private boolean isOutdated(int row) {
    for (int later = row + 1; later < trace.length(); later++) {
      if (trace.writes(later)
          && (trace.location(later) == trace.location(row)
              || trace.location(later) == trace.alsoReads(row))
          && !(seesOwners(row) ? isRoundOfLoop(later) : isIdle(later))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a step finds a lock taken or free, unlike one that waits until the lock is free and
   * unlike one of its owner. Then it is something else if others have taken the lock meanwhile.
   */
  private boolean seesOwners(int row) {
    Kind kind = trace.kind(row);
    return kind.subject() != Kind.Subject.LOCK || kind == Kind.TRY_LOCK;
  }

  private boolean isIdle(int step) {
    return idleSteps.get(step) || isRoundOfLoop(step);
  }

  private boolean isRoundOfLoop(int step) {
    PendingOperation next = pending.of(trace.thread(step));
    return next.spins() && step >= next.spinsFrom;
  }

  /**
   * Whether a thread that is to halt after a round and one that has halted meet at a lock: one
   * takes it in its round, and the other looked whether it is taken.
   */
  boolean meetsAtLock(int thread, int from) {
    for (int t = 0; t < pending.threads(); t++) {
      PendingOperation other = pending.of(t);
      if (t != thread
          && other.spins()
          && (watches(thread, from, t, other.spinsFrom)
              || watches(t, other.spinsFrom, thread, from))) {
        return true;
      }
    }
    return false;
  }

  private boolean watches(int looker, int looksFrom, int taker, int takesFrom) {
    for (int row = looksFrom; row < trace.length(); row++) {
      if (trace.thread(row) == looker
          && seesOwners(row)
          && takes(taker, takesFrom, trace.location(row))) {
        return true;
      }
    }
    return false;
  }

  private boolean takes(int thread, int from, int lock) {
    for (int row = from; row < trace.length(); row++) {
      if (trace.thread(row) == thread
          && trace.location(row) == lock
          && trace.writes(row)
          && trace.kind(row).subject() == Kind.Subject.LOCK) {
        return true;
      }
    }
    return false;
  }

  /** What a stuck run has failed by: a livelock if all that wait do so by looking again. */
  private Failure.Type stuckType(Moves moves) {
    if (recurs) {
      return Failure.Type.LIVELOCK;
    }
    boolean awaiting = false;
    for (int t = 0; t < pending.threads(); t++) {
      Kind kind = pending.kind(t);
      if ((kind != null && kind.isAwait() && moves.awaitsBusily()) || pending.of(t).spins()) {
        awaiting = true;
      } else if (kind != null && kind != Kind.JOIN) {
        return Failure.Type.DEADLOCK;
      }
    }
    return awaiting ? Failure.Type.LIVELOCK : Failure.Type.DEADLOCK;
  }
}
