package dev.jacquard.kernel.trace;

import dev.jacquard.kernel.run.Director;
import java.util.Arrays;

/**
 * Writes one {@link Trace}, which is a buffer for one run after the other.
 *
 * <p>Only a {@link Director} has a writer, so that what reads a trace can't change it. For each
 * run: {@link #begin}; for each step {@link #append}, {@link #flag} if the step has one, then
 * {@link #effect} and the other facts about the row; {@link #end}; and {@link #pend} for each
 * thread that is left before an operation. What happens to a step depends on its flag, which
 * therefore comes before its effect.
 */
public final class TraceWriter {
  private static final int NOT_PENDING = -1;

  private final Trace trace;
  private final Rows rows;

  /** A writer of runs that have at least so many threads, all of which are there from the start. */
  public TraceWriter(int threads) {
    this(new Trace(threads));
  }

  private TraceWriter(Trace trace) {
    this.trace = trace;
    this.rows = trace;
  }

  /** The trace that is written. */
  public Trace trace() {
    return trace;
  }

  /** A writer of a trace of its own, which has the contents of this one. */
  public TraceWriter copy() {
    return new TraceWriter(trace.copy());
  }

  /** Empties the trace for a run whose plan prescribes so many steps. */
  public void begin(int prefix) {
    trace.length = 0;
    trace.freeFrom = prefix;
    trace.failures.clear();
    trace.races.clear();
    trace.plainAccesses = false;
    trace.silentSteps = false;
    trace.watched = false;
    trace.lateSteps = false;
    trace.sleepsAtEnd = false;
    trace.hearsay = false;
    trace.untold = null;
    Arrays.fill(trace.pending, NOT_PENDING);
    Arrays.fill(trace.blocked, false);
    trace.births.begin();
    trace.keys.begin();
  }

  /** Makes room for more threads; what is written down already stays. */
  public void admit(int threads) {
    trace.enabled.admit(threads, trace.length + 1);
    trace.keys.admit(threads, trace.length + 1);
    trace.pending = Arrays.copyOf(trace.pending, threads);
    Arrays.fill(trace.pending, trace.threads, threads, NOT_PENDING);
    trace.blocked = Arrays.copyOf(trace.blocked, threads);
    trace.births.admit(threads);
    trace.threads = threads;
  }

  /** A thread is there from now on, if it was not before. */
  public void bear(int thread) {
    trace.births.bear(thread);
  }

  /** The program may end while a thread still waits. */
  public void daemon(int thread) {
    trace.births.daemon(thread);
  }

  /**
   * No thread can move at the present state, but those that are then {@linkplain #enable added}.
   */
  public void disableAll() {
    trace.enabled.clear(trace.length);
  }

  /** A thread can move at the present state. */
  public void enable(int thread) {
    trace.enabled.add(trace.length, thread);
  }

  /**
   * The fingerprint of the present state, made of so many elements under some names, at which no
   * thread sleeps in a wait set so far.
   */
  public void state(long high, long low, int elements, StateNames names) {
    trace.keys.put(trace.length, high, low, elements, names);
  }

  /** A thread is in a wait queue at the present state. */
  public void waiting(int thread) {
    trace.keys.waiting.add(trace.length, thread);
  }

  /** A thread sleeps in a wait set at the present state. */
  public void dormant(int thread) {
    trace.keys.dormant.add(trace.length, thread);
  }

  /** Somebody waits at the present state, and stops when so much time has passed. */
  public void timed() {
    trace.keys.time(trace.length);
  }

  /** The next step of a thread would modify its location at the present state. */
  public void writing(int thread) {
    trace.keys.writing.add(trace.length, thread);
  }

  /** Adds a step; what it did to its location follows by {@link #effect}. */
  public int append(int thread, Kind kind, int location, long argument, int site) {
    int row = trace.length++;
    place(row, thread, kind, location, argument, site);
    trace.plainAccesses |= kind.isPlain();
    return row;
  }

  /** What a row also reads and finds there. */
  public void flag(int row, int flag, long state) {
    rows.alsoReads[row] = flag;
    rows.alsoFound[row] = state;
    trace.silentSteps = true;
  }

  /** Whether the thread of a row was in a wait set. */
  public void slept(int row, boolean slept) {
    rows.slept[row] = slept;
  }

  /** What a step did to its location, and what its thread got. */
  public void effect(int row, long before, long after, long result) {
    Kind kind = rows.kind[row];
    rows.before[row] = before;
    rows.after[row] = after;
    rows.result[row] = result;
    rows.writes[row] = kind.writesAt(before, rows.argument[row], rows.alsoFound[row]);
    trace.silentSteps |= kind.isSilentAt(before, rows.argument[row]);
  }

  /**
   * The time limit of the operation in a row has passed, and nothing else: it has not done what it
   * waited for.
   */
  public void expire(int row) {
    rows.late[row] = true;
    rows.writes[row] = false;
    rows.named[row] = Transition.NOBODY;
    trace.silentSteps = true;
    trace.lateSteps = true;
  }

  /**
   * The time limit of the operation in a row, if it passes only when no thread can move otherwise;
   * and how long the thread has waited before by itself.
   */
  public void time(int row, long limit, long waited) {
    rows.limit[row] = limit;
    rows.waited[row] = waited;
  }

  /** A thread has waited by itself behind its last row. */
  public void sleepsAtEnd() {
    trace.sleepsAtEnd = true;
  }

  /** Behind a row its thread may have learned more than its steps tell. */
  public void hide(int row) {
    rows.hidden[row] = true;
  }

  /** The row is the n-th of its thread, from 1, and symmetry lets it follow a thread, or -1. */
  public void order(int row, int index, int follows) {
    rows.index[row] = index;
    rows.follows[row] = follows;
  }

  /** The local state of the thread before a row. */
  public void stateBefore(int row, int localState) {
    rows.local[row] = localState;
  }

  /** The alternative that was taken, how many there were, and its number without symmetry. */
  public void chosen(int row, int choice, int choices, int label) {
    rows.choice[row] = choice;
    rows.choices[row] = choices;
    rows.label[row] = label;
  }

  /** Adds the row of an operation that was not executed. */
  public void pend(int row, int thread, Kind kind, int location, long argument, int site) {
    place(row, thread, kind, location, argument, site);
    chosen(row, 0, 1, 0);
    found(row, 0);
    rows.result[row] = 0;
    rows.writes[row] = true;
    trace.pending[thread] = row;
  }

  /** The state of the location of an operation that was not executed, if it matters. */
  public void found(int row, long state) {
    rows.before[row] = state;
    rows.after[row] = state;
  }

  /** The pending operation of a thread waits for a resource. */
  public void block(int thread) {
    trace.blocked[thread] = true;
  }

  /** Something went wrong. */
  public void fail(Failure failure) {
    trace.failures.add(failure);
  }

  /** What went wrong is no failure, since nobody means this execution; its data races are left. */
  public static void forgive(Trace trace) {
    trace.failures.clear();
  }

  /** What a thread knew decided whether it took a step. */
  public void hearsay() {
    trace.hearsay = true;
  }

  /** Something may have told a thread what no step shows; the first one is kept. */
  public void untold(String what) {
    trace.untold = trace.untold == null ? what : trace.untold;
  }

  /** There are accesses that are no steps, among which the front end looks for races. */
  public void watch() {
    trace.watched = true;
  }

  /** What counts as a step in all runs because the program looks at it. */
  public void observes(Observed features) {
    trace.observed = features;
  }

  /** The front end has found a data race among such accesses. */
  public void race(DataRace race) {
    trace.races.add(race);
  }

  /** How the run ended. */
  public void end(Ending ending) {
    trace.ending = ending;
  }

  private void place(int row, int thread, Kind kind, int location, long argument, int site) {
    rows.admit(row);
    rows.thread[row] = thread;
    rows.kind[row] = kind;
    rows.location[row] = location;
    rows.argument[row] = argument;
    rows.site[row] = site;
    rows.named[row] = kind.boundsThread() ? (int) argument : Transition.NOBODY;
    rows.alsoReads[row] = Operation.NO_LOCATION;
    rows.alsoFound[row] = 0;
    rows.late[row] = false;
    rows.hidden[row] = false;
    time(row, 0, 0);
  }
}
