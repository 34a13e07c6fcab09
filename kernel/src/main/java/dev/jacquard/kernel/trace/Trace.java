package dev.jacquard.kernel.trace;

import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.symmetry.Sharing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Everything that happened in one run, as rows of a table.
 *
 * <p>Rows {@code 0 .. length()-1} are the steps taken, in order. Behind them stands one row for
 * each thread that had arrived at an operation and did not execute it ({@link #pending(int)}). A
 * thread's pending operation does not change until the thread moves, so its pending operation at
 * any earlier state is its next row. The sets of enabled threads are recorded from the end of the
 * plan's prefix on, unless the plan says that nobody will ask; for the prefix, the run that
 * discovered it recorded them.
 *
 * <p>A trace can only be read. Its {@link TraceWriter} writes it, and writes the next run into the
 * same buffer; {@link #copy()} makes a trace that lasts.
 */
public final class Trace extends Rows {
  int threads;
  int length;
  int freeFrom;
  Ending ending = Ending.COMPLETED;
  final List<Failure> failures = new ArrayList<>();
  final List<DataRace> races = new ArrayList<>();
  boolean plainAccesses;
  boolean silentSteps;
  boolean lateSteps;
  boolean watched;
  boolean hearsay;
  String untold;
  Observed observed = Observed.NOTHING;
  int[] pending;
  boolean[] blocked;
  final EnabledSets enabled;
  final BirthOrder births;
  final StateKeys keys;

  Trace(int threads) {
    this.threads = threads;
    pending = new int[threads];
    blocked = new boolean[threads];
    enabled = new EnabledSets(threads);
    births = new BirthOrder(threads);
    keys = new StateKeys(threads);
  }

  private Trace(Trace from) {
    super(from);
    threads = from.threads;
    length = from.length;
    freeFrom = from.freeFrom;
    ending = from.ending;
    failures.addAll(from.failures);
    races.addAll(from.races);
    plainAccesses = from.plainAccesses;
    silentSteps = from.silentSteps;
    lateSteps = from.lateSteps;
    watched = from.watched;
    hearsay = from.hearsay;
    untold = from.untold;
    observed = from.observed;
    pending = from.pending.clone();
    blocked = from.blocked.clone();
    enabled = from.enabled.copy();
    births = from.births.copy();
    keys = from.keys.copy();
  }

  /** How many threads this run and those before it have had; it never shrinks. */
  public int threads() {
    return threads;
  }

  /** How many steps were taken. */
  public int length() {
    return length;
  }

  /** How many rows there are: the steps, and the pending operations behind them. */
  public int rows() {
    int count = length;
    for (int row : pending) {
      count = Math.max(count, row + 1);
    }
    return count;
  }

  /** The first step that was not prescribed by the plan. */
  public int freeFrom() {
    return freeFrom;
  }

  public Ending ending() {
    return ending;
  }

  /** What went wrong, except data races, which {@link RaceDetector} finds. */
  public List<Failure> failures() {
    return Collections.unmodifiableList(failures);
  }

  /** The data races that the front end saw among accesses that are no steps. */
  public List<DataRace> races() {
    return Collections.unmodifiableList(races);
  }

  /** Whether any step was a plain access, so that a data race is possible at all. */
  public boolean hasPlainAccesses() {
    return plainAccesses;
  }

  /**
   * Whether some step learned something of another thread without being ordered after it by the
   * Java Memory Model: a failed try, a park, a failed start. Races that depend on such a step may
   * never be seen side by side, and symmetry need not preserve them.
   */
  public boolean hasSilentSteps() {
    return silentSteps;
  }

  /** Whether there are accesses that are no steps, among which the front end looks for races. */
  public boolean isWatched() {
    return watched;
  }

  /**
   * Whether it depended on the order of the memory model what was a step: a thread does not look at
   * what it knows already. What it knows may come by ways that are no dependence.
   */
  public boolean hasHearsay() {
    return hearsay;
  }

  /** What may have told a thread something that no step shows, in words. */
  public Optional<String> untold() {
    return Optional.ofNullable(untold);
  }

  /** What counts as a step because the program looks at it; it lasts from run to run. */
  public Observed observed() {
    return observed;
  }

  public int thread(int row) {
    return thread[row];
  }

  public Kind kind(int row) {
    return kind[row];
  }

  /** The number of the location touched, or {@link Operation#NO_LOCATION}. */
  public int location(int row) {
    return location[row];
  }

  public long argument(int row) {
    return argument[row];
  }

  public int site(int row) {
    return site[row];
  }

  /** The alternative taken, from 0, among those that were offered. */
  public int choice(int row) {
    return choice[row];
  }

  /** The alternative taken, by the number that it has when symmetry leaves nothing out. */
  public int label(int row) {
    return label[row];
  }

  /** How many alternatives there were. */
  public int choices(int row) {
    return choices[row];
  }

  /** This row is the n-th of its thread, from 1. */
  public int index(int row) {
    return index[row];
  }

  /** Whether the step modified its location. */
  public boolean writes(int row) {
    return writes[row];
  }

  /** The state of the location before the step. */
  public long before(int row) {
    return before[row];
  }

  /** The state of the location after the step. */
  public long after(int row) {
    return after[row];
  }

  /**
   * The thread that a row, if it has the given effect, starts or waits for; or {@link
   * Transition#NOBODY}.
   */
  public int bounds(int row, boolean writesThere) {
    return named[row] < 0 // as nearly always, and this is asked for all pairs of rows
        ? Transition.NOBODY
        : kind[row].bounds(writesThere, alsoReads[row], argument[row]);
  }

  /** The flag that the operation reads besides its location, or {@link Operation#NO_LOCATION}. */
  public int alsoReads(int row) {
    return alsoReads[row];
  }

  /** The state of that flag at the step, or at the end for an operation that is pending. */
  public long alsoFound(int row) {
    return alsoFound[row];
  }

  /** Whether the thread slept in a wait set, so that the row could not come before its wake-up. */
  public boolean slept(int row) {
    return slept[row];
  }

  /**
   * Whether the row is no more than the moment at which a time limit passed that passes only when
   * no thread can move otherwise. All steps before it, but other such moments just before, had to
   * come first. What stands in the row is the operation that was given up: until then it was
   * pending as any that blocks.
   */
  public boolean late(int row) {
    return late[row];
  }

  /** Whether any time limit passed that way. */
  public boolean hasLateSteps() {
    return lateSteps;
  }

  /**
   * Whether the thread may have learned more, between this step and its next one, than its steps
   * tell: anything that comes out of the causal past of the step.
   */
  public boolean hides(int row) {
    return hidden[row];
  }

  /** The value that the thread got: read, returned, chosen; for a notify the thread woken or -1. */
  public long result(int row) {
    return result[row];
  }

  /**
   * The thread whose step with the same index had to come first because the two threads are
   * interchangeable (see {@link Sharing}), or -1.
   */
  public int follows(int row) {
    return follows[row];
  }

  /**
   * A number for the local state of the thread before this row: threads with the same number behave
   * alike from there on. 0 unless the program keeps track of local states.
   */
  public int localState(int row) {
    return local[row];
  }

  /** Whether row {@code a} had to come before row {@code b} because of symmetry. */
  public boolean constrains(int a, int b) {
    return follows[b] == thread[a] && index[a] == index[b];
  }

  /** Whether a thread could move at the state before a step; {@code length()} is the last state. */
  public boolean enabled(int step, int thread) {
    return enabled.contains(step, thread);
  }

  /**
   * Whether the fingerprint of the state before a step was written down; {@code length()} is the
   * last state.
   */
  public boolean hasKey(int step) {
    return keys.has(step);
  }

  /** One half of the fingerprint of the state before a step. */
  public long keyHigh(int step) {
    return keys.high(step);
  }

  /** The other half of the fingerprint of the state before a step. */
  public long keyLow(int step) {
    return keys.low(step);
  }

  /** How many elements the longest fingerprint of this run and those before it was made of. */
  public int keyElements() {
    return keys.mostElements();
  }

  /** Whether a thread goes round at the end of a run, and would for ever. */
  public boolean goesRound(int thread) {
    return ending == Ending.STUCK && hasKey(length) && enabled(length, thread);
  }

  /** Whether a thread slept in a wait set at the state before a step that has a fingerprint. */
  public boolean dormant(int step, int thread) {
    return keys.dormant.contains(step, thread);
  }

  /** What else is known of the states that have fingerprints. */
  public StateKeys keys() {
    return keys;
  }

  /** The row of a thread's pending operation at the end, or -1. */
  public int pending(int thread) {
    return pending[thread];
  }

  /** The row of a thread's pending operation at the state before a step, or -1. */
  public int pendingAt(int step, int who) {
    for (int row = step; row < length; row++) {
      if (thread[row] == who) {
        return row;
      }
    }
    return pending[who];
  }

  /** The last row of a thread before a step, or -1. */
  public int lastBefore(int step, int who) {
    int row = step - 1;
    while (row >= 0 && thread[row] != who) {
      row--;
    }
    return row;
  }

  /**
   * Whether a thread's pending operation at the end waits for a resource that another interleaving
   * might have left to it; not so a thread in a wait set, in a join, or held back by symmetry.
   */
  public boolean blocked(int thread) {
    return blocked[thread];
  }

  /** Who was born when. */
  public BirthOrder births() {
    return births;
  }

  public Operation operation(int row) {
    return new Operation(kind[row], location[row], argument[row]);
  }

  public Transition transition(int row) {
    return transition(row, writes[row]);
  }

  /** The transition of a row, with the effect it would have in another state. */
  public Transition transition(int row, boolean writesThere) {
    return new Transition(
        thread[row],
        choice[row],
        choices[row],
        kind[row],
        location[row],
        argument[row],
        writesThere,
        alsoReads[row],
        site[row]);
  }

  /** The transitions of the first steps. */
  public Transition[] prefix(int steps) {
    Transition[] prefix = new Transition[steps];
    for (int i = 0; i < steps; i++) {
      prefix[i] = transition(i);
    }
    return prefix;
  }

  /** A trace that later runs do not overwrite. */
  public Trace copy() {
    return new Trace(this);
  }

  /** A number that two runs have in common if they take the same steps and end alike. */
  public long digest() {
    return Digest.of(this);
  }
}
