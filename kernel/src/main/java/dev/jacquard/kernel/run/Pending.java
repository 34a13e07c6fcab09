package dev.jacquard.kernel.run;

import dev.jacquard.kernel.symmetry.Sharing;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.TraceWriter;
import java.util.Arrays;

/**
 * What each thread is about to do: the operation at which it has {@linkplain Director#arrive
 * arrived}, and what a front end says about that operation or its thread before the next choice.
 *
 * <p>An operation stays pending until the {@link Director} has recorded its step. What is said of
 * an operation is forgotten when its thread arrives at the next one; what is said of a thread
 * ({@link #stateOf}, {@link #dormant}, {@link #daemon}) stays, and may be said of a thread that is
 * not born yet.
 */
public final class Pending {
  /** The deadline of an operation without time limit. */
  static final long NEVER = Long.MAX_VALUE;

  private PendingOperation[] operations = {};
  private int due;
  private boolean deadlines;

  Pending(int threads) {
    admit(threads - 1);
  }

  void begin() {
    for (PendingOperation operation : operations) {
      operation.begin();
    }
    due = 0;
    deadlines = false;
  }

  /** Makes room for a thread and those with lower numbers. */
  void admit(int thread) {
    int before = operations.length;
    if (thread >= before) {
      operations = Arrays.copyOf(operations, thread + 1);
      Arrays.setAll(operations, t -> t < before ? operations[t] : new PendingOperation());
    }
  }

  /** How many threads there is room for. */
  int threads() {
    return operations.length;
  }

  PendingOperation of(int thread) {
    return operations[thread];
  }

  /** Writes a row for each pending operation behind the steps of a trace. */
  void writeTo(TraceWriter writer) {
    int row = writer.trace().length();
    for (int t = 0; t < operations.length; t++) {
      PendingOperation next = operations[t];
      if (next.daemon) {
        writer.daemon(t);
      }
      if (next.isThere()) {
        writer.pend(row++, t, next.kind, next.location, next.argument, next.site);
      }
    }
  }

  /** The kind of the pending operation of a thread; null if it has none. */
  public Kind kind(int thread) {
    return thread < operations.length ? operations[thread].kind : null;
  }

  /** The location that the pending operation of a thread touches. */
  public int location(int thread) {
    return operations[thread].location;
  }

  /** The argument of the pending operation of a thread. */
  public long argument(int thread) {
    return operations[thread].argument;
  }

  /** How many steps a thread has taken. */
  public int taken(int thread) {
    return thread < operations.length ? operations[thread].taken : 0;
  }

  /** Where the pending operation of a thread stands in the program. */
  public int site(int thread) {
    return operations[thread].site;
  }

  /**
   * The pending operation of a thread also reads a flag of that thread, which another thread may
   * raise and only the thread itself lowers. {@link Kind} says what a raised flag does to it, and
   * {@link Moves#state} is asked for its state.
   *
   * <p>A thread that a flag takes out of a wait set is no longer {@linkplain #dormant dormant}, but
   * leaves the set only when it has the lock again; until then it can be notified, and then the
   * wait is over as if there were no flag.
   */
  public void alsoReads(int thread, int location) {
    operations[thread].alsoReads = location;
  }

  /** The pending operation of this thread tells it apart from all others once it is executed. */
  public void distinguish(int thread) {
    operations[thread].distinguishing = true;
  }

  /**
   * The pending operation of this thread touches something that corresponds to a thing of each
   * thread that it is interchangeable with; which one, the thread has {@linkplain Sharing#observe
   * observed}.
   */
  public void own(int thread) {
    operations[thread].own = true;
  }

  /**
   * A thread does not go on because its loop has gone round without effect: what it did from the
   * given step on. If another thread has changed since then what it looked at, the run is not
   * stuck.
   *
   * @param looked whether it also looked at memory without a step
   */
  public void spins(int thread, int from, boolean looked) {
    operations[thread].spinsFrom = from;
    operations[thread].looked = looked;
    deadlines = true;
  }

  /** Names the local state in which a thread stands before its pending operation. */
  public void stateOf(int thread, int localState) {
    admit(thread);
    operations[thread].localState = localState;
  }

  /**
   * The operation of a thread has a time limit that passes only when no thread can move otherwise.
   *
   * @param now the virtual time at which it began to wait
   */
  public void expires(int thread, long now, long limit) {
    operations[thread].limit = limit;
    operations[thread].deadline = limit < NEVER - now ? now + limit : NEVER - 1;
    deadlines = true;
  }

  /** A thread has waited so long by itself before its operation, while others could move. */
  public void waited(int thread, long nanos) {
    operations[thread].waited = nanos;
  }

  /**
   * An operation expires at the same moment of its own, which is counted otherwise now.
   *
   * @param deadline the moment
   * @param limit what is left of time until then, as the program has it
   */
  public void expiresAt(int thread, long deadline, long limit) {
    operations[thread].limit = limit;
    operations[thread].deadline = deadline;
    deadlines = true;
  }

  /**
   * Whether the time limit of a thread's operation has passed, or time for a loop to look again. A
   * thread may not have come to any operation yet.
   */
  public boolean isDue(int thread) {
    return thread < operations.length && operations[thread].due;
  }

  /** Whether any operation in this run could move only when no thread can move otherwise. */
  boolean hasDeadlines() {
    return deadlines;
  }

  /** Whether the time limit of any thread has passed: then nobody else moves. */
  boolean anyDue() {
    return due > 0;
  }

  /** The earliest deadline, or {@link #NEVER}. */
  long nextDeadline() {
    long next = NEVER;
    for (PendingOperation operation : operations) {
      next = operation.isThere() ? Math.min(next, operation.deadline) : next;
    }
    return next;
  }

  /**
   * It is this late now: limits have passed, and loops that halt look again at what others may
   * change because of that.
   */
  void expire(long now) {
    for (PendingOperation operation : operations) {
      if (operation.isThere() && (operation.deadline <= now || operation.spins())) {
        operation.due = true;
        due++;
      }
    }
  }

  /** Loops that halt look again, without any time that passes. */
  void lookAgain() {
    for (PendingOperation operation : operations) {
      if (operation.spins()) {
        operation.due = true;
        due++;
      }
    }
  }

  /** The thread of an operation that was due has moved. */
  void expired() {
    due--;
  }

  /**
   * A thread sleeps in a wait set, or was woken there; its pending operation is the reacquisition.
   * A thread that waits with a time limit never sleeps.
   */
  public void dormant(int thread, boolean value) {
    admit(thread);
    operations[thread].dormant = value;
    operations[thread].slept |= value;
  }

  /** The program may end while this thread still waits. */
  public void daemon(int thread, boolean value) {
    admit(thread);
    operations[thread].daemon = value;
  }
}
