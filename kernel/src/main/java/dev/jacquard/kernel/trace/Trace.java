package dev.jacquard.kernel.trace;

import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.symmetry.Sharing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

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
 * <p>Written by a {@link Director}, read by everybody else. A trace is a buffer that is reused by
 * the next run; {@link #copy()} makes one that lasts.
 */
public final class Trace {
  private static final int NOT_PENDING = -1;

  private int threads;
  private int words;
  private int length;
  private int freeFrom;
  private Ending ending = Ending.COMPLETED;
  private final List<Failure> failures = new ArrayList<>();
  private final List<DataRace> races = new ArrayList<>();
  private boolean plainAccesses;
  private boolean silentSteps;
  private boolean watched;
  private Observed observed = Observed.NOTHING;

  private int[] thread = new int[32];
  private Kind[] kind = new Kind[32];
  private int[] location = new int[32];
  private long[] argument = new long[32];
  private int[] site = new int[32];
  private int[] choice = new int[32];
  private int[] choices = new int[32];
  private int[] label = new int[32];
  private int[] named = new int[32];
  private int[] index = new int[32];
  private int[] follows = new int[32];
  private int[] local = new int[32];
  private int[] alsoReads = new int[32];
  private long[] alsoFound = new long[32];
  private boolean[] slept = new boolean[32];
  private boolean[] writes = new boolean[32];
  private long[] before = new long[32];
  private long[] after = new long[32];
  private long[] result = new long[32];
  private long[] enabled;

  private int[] pending;
  private boolean[] blocked;
  private BirthOrder births;

  public Trace(int threads) {
    this.threads = threads;
    this.words = ThreadSet.words(threads);
    this.enabled = new long[33 * words];
    this.pending = new int[threads];
    this.blocked = new boolean[threads];
    this.births = new BirthOrder(threads);
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
    int rows = length;
    for (int row : pending) {
      rows = Math.max(rows, row + 1);
    }
    return rows;
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
    return ThreadSet.contains(enabled, step * words, thread);
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
    Trace copy = new Trace(threads);
    copy.length = length;
    copy.freeFrom = freeFrom;
    copy.ending = ending;
    copy.failures.addAll(failures);
    copy.races.addAll(races);
    copy.plainAccesses = plainAccesses;
    copy.silentSteps = silentSteps;
    copy.watched = watched;
    copy.observed = observed;
    copy.takeRows(this, thread.length);
    copy.enabled = enabled.clone();
    System.arraycopy(pending, 0, copy.pending, 0, threads);
    System.arraycopy(blocked, 0, copy.blocked, 0, threads);
    copy.births = births.copy();
    return copy;
  }

  public void clear(int prefix) {
    length = 0;
    freeFrom = prefix;
    failures.clear();
    races.clear();
    plainAccesses = false;
    silentSteps = false;
    watched = false;
    Arrays.fill(pending, NOT_PENDING);
    Arrays.fill(blocked, false);
    births.begin();
  }

  /** Makes room for more threads; what is written down already stays. */
  public void admit(int newThreads) {
    int newWords = ThreadSet.words(newThreads);
    if (newWords > words) {
      enabled = widened(newWords);
      words = newWords;
    }
    pending = Arrays.copyOf(pending, newThreads);
    Arrays.fill(pending, threads, newThreads, NOT_PENDING);
    blocked = Arrays.copyOf(blocked, newThreads);
    births.admit(newThreads);
    threads = newThreads;
  }

  private long[] widened(int newWords) {
    int steps = words == 0 ? 0 : Math.min(length + 1, enabled.length / words);
    long[] wider = new long[(length + 33) * newWords];
    for (int step = 0; step < steps; step++) {
      System.arraycopy(enabled, step * words, wider, step * newWords, words);
    }
    return wider;
  }

  /** The words of the enabled set at the present end, to be filled in by the director. */
  public long[] enabledWords() {
    int needed = (length + 1) * words;
    if (needed > enabled.length) {
      enabled = Arrays.copyOf(enabled, 2 * needed);
    }
    return enabled;
  }

  /** Adds a step; what it did to its location follows by {@link #effect}. */
  public int append(
      int stepThread, Kind stepKind, int stepLocation, long stepArgument, int stepSite) {
    int row = length++;
    place(row, stepThread, stepKind, stepLocation, stepArgument, stepSite);
    plainAccesses |= stepKind == Kind.READ || stepKind == Kind.WRITE || stepKind == Kind.AWAIT;
    return row;
  }

  /** What a row also reads and finds there; called before {@link #effect}. */
  public void flag(int row, int flag, long state) {
    alsoReads[row] = flag;
    alsoFound[row] = state;
    silentSteps = true;
  }

  public void slept(int row, boolean sleeper) {
    slept[row] = sleeper;
  }

  public void effect(int row, long stateBefore, long stateAfter, long value) {
    before[row] = stateBefore;
    after[row] = stateAfter;
    result[row] = value;
    writes[row] = kind[row].writesAt(stateBefore, argument[row], alsoFound[row]);
    silentSteps |= kind[row].isSilentAt(stateBefore, argument[row]);
  }

  public void order(int row, int rowIndex, int rowFollows) {
    index[row] = rowIndex;
    follows[row] = rowFollows;
  }

  public void stateBefore(int row, int localState) {
    local[row] = localState;
  }

  public void chosen(int row, int alternative, int alternatives, int alternativeLabel) {
    choice[row] = alternative;
    choices[row] = alternatives;
    label[row] = alternativeLabel;
  }

  /** Adds the row of an operation that was not executed. */
  public void pend(int row, int who, Kind what, int where, long with, int from) {
    place(row, who, what, where, with, from);
    chosen(row, 0, 1, 0);
    found(row, 0);
    result[row] = 0;
    writes[row] = true;
    pending[who] = row;
  }

  /** The state of the location of an operation that was not executed, if it matters. */
  public void found(int row, long state) {
    before[row] = state;
    after[row] = state;
  }

  public void block(int who) {
    blocked[who] = true;
  }

  public void fail(Failure failure) {
    failures.add(failure);
  }

  public void watch() {
    watched = true;
  }

  public void observed(Observed features) {
    observed = features;
  }

  public void race(DataRace race) {
    races.add(race);
  }

  public void end(Ending how) {
    ending = how;
  }

  private void place(int row, int who, Kind what, int where, long with, int from) {
    if (row >= thread.length) {
      takeRows(this, 2 * thread.length);
    }
    thread[row] = who;
    kind[row] = what;
    location[row] = where;
    argument[row] = with;
    site[row] = from;
    named[row] = what.boundsThread() ? (int) with : Transition.NOBODY;
    alsoReads[row] = Operation.NO_LOCATION;
    alsoFound[row] = 0;
  }

  /** Makes the rows those of a trace, with room for as many as said. */
  private void takeRows(Trace from, int size) {
    thread = Arrays.copyOf(from.thread, size);
    kind = Arrays.copyOf(from.kind, size);
    location = Arrays.copyOf(from.location, size);
    argument = Arrays.copyOf(from.argument, size);
    site = Arrays.copyOf(from.site, size);
    choice = Arrays.copyOf(from.choice, size);
    choices = Arrays.copyOf(from.choices, size);
    label = Arrays.copyOf(from.label, size);
    named = Arrays.copyOf(from.named, size);
    index = Arrays.copyOf(from.index, size);
    follows = Arrays.copyOf(from.follows, size);
    local = Arrays.copyOf(from.local, size);
    alsoReads = Arrays.copyOf(from.alsoReads, size);
    alsoFound = Arrays.copyOf(from.alsoFound, size);
    slept = Arrays.copyOf(from.slept, size);
    writes = Arrays.copyOf(from.writes, size);
    before = Arrays.copyOf(from.before, size);
    after = Arrays.copyOf(from.after, size);
    result = Arrays.copyOf(from.result, size);
  }
}
