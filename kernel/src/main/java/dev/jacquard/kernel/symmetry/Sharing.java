package dev.jacquard.kernel.symmetry;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.kernel.trace.Trace;
import java.util.Arrays;

/**
 * Symmetry as a scheduling constraint: the k-th step of a thread waits for the k-th step of every
 * lower thread of its class with which it still shares its history (LPSB, algorithms.md 4.5).
 *
 * <p>The histories of one class form a tree of observations. Threads that share a history stand at
 * the same place of the tree, and only the lowest of those may move on. They pass a place in
 * ascending order, so the constraint adds a single happens-before edge to a step: from the step of
 * the thread that passed the same place last.
 *
 * <pre>
 *        root: T1 T2 T3          T1 reads 0         root: T2 T3        T2 may move, T3 may not
 *                               -----------&gt;          | 0
 *                                                     T1
 * </pre>
 *
 * <p>Where threads are born at run time, what they are born with is the beginning of their history:
 * they {@linkplain #enter enter} at one common root and {@linkplain #observe observe} it. What they
 * see and do between their steps belongs to their history as well.
 */
public final class Sharing {
  private static final int NOWHERE = -1;
  private static final int BETWEEN_STEPS = -1;

  private final Symmetry symmetry;
  private int[] place;
  private boolean[] present;
  private boolean[] unseen;
  private int places;
  private int commonRoot = NOWHERE;
  private int[] firstChild = new int[64];
  private int[] sibling = new int[64];
  private int[] passed = new int[64];
  private int[] chosen = new int[64];
  private int[] kind = new int[64];
  private long[] location = new long[64];
  private long[] value = new long[64];
  private int[] version = new int[16];

  public Sharing(Symmetry symmetry) {
    this.symmetry = symmetry;
    this.place = new int[symmetry.threads()];
    this.present = new boolean[symmetry.threads()];
    this.unseen = new boolean[symmetry.threads()];
    Arrays.fill(place, NOWHERE);
  }

  /** Makes room for more threads, none of them interchangeable. */
  public void admit(int threads) {
    int before = place.length;
    place = Arrays.copyOf(place, threads);
    Arrays.fill(place, before, threads, NOWHERE);
    present = Arrays.copyOf(present, threads);
    unseen = Arrays.copyOf(unseen, threads);
  }

  /** Puts all threads at the roots of their classes again, or nowhere if nobody is held back. */
  public void begin(boolean constrains) {
    places = 0;
    Arrays.fill(version, 0);
    Arrays.fill(present, false);
    Arrays.fill(unseen, false);
    Arrays.fill(place, NOWHERE);
    commonRoot = constrains ? newPlace() : NOWHERE;
    for (int t = 0; t < place.length && constrains; t++) {
      if (symmetry.classOf(t) != Symmetry.ALONE) {
        place[t] = rootFor(t);
      }
    }
  }

  private int rootFor(int thread) {
    for (int t = 0; t < thread; t++) {
      if (symmetry.classOf(t) == symmetry.classOf(thread)) {
        return place[t];
      }
    }
    return newPlace();
  }

  /** A thread is born that may be interchangeable with others; what it is born with comes next. */
  public void enter(int thread) {
    place[thread] = commonRoot;
  }

  /** Whether a thread may share its history with another one, now or later. */
  public boolean isTracked(int thread) {
    return thread < place.length && place[thread] != NOWHERE;
  }

  /** Where a thread stands: a number that it has in common with those who share its history. */
  public int place(int thread) {
    return place[thread];
  }

  /** A thread sees or does something between its steps. */
  public void observe(int thread, long what, long seen) {
    if (isTracked(thread)) {
      place[thread] = child(place[thread], BETWEEN_STEPS, what, seen);
    }
  }

  /** The pending step of a thread shows it nothing, since its code drops the result. */
  public void dropsResult(int thread) {
    unseen[thread] = true;
  }

  /** From now on a thread shares its history with no other. */
  public void part(int thread) {
    if (isTracked(thread)) {
      place[thread] = NOWHERE;
    }
  }

  /** Whether the constraint lets a thread move now: it is the lowest at its place. */
  public boolean permits(int thread) {
    int here = place[thread];
    if (here == NOWHERE) {
      return true;
    }
    for (int t = 0; t < thread; t++) {
      if (place[t] == here) {
        return false;
      }
    }
    return true;
  }

  /** The thread that passed the place of a thread last, or -1. */
  public int passedBefore(int thread) {
    return place[thread] == NOWHERE ? NOWHERE : passed[place[thread]];
  }

  /**
   * The least value of a data choice that a thread need try.
   *
   * <p>Under reads-from, threads that share their history choose in ascending order. The steps that
   * they share read the same writes, so those of the later thread could stand right behind those of
   * the earlier one, before it chose; a choice touches nothing, so there the two can be exchanged.
   * When only values are shared, writes may lie in between and this does not hold; nor does it when
   * the later thread was not even started then.
   */
  public int leastChoice(int thread) {
    return place[thread] == NOWHERE
            || symmetry.flavour() != Symmetry.Flavour.READS_FROM
            || !wholeClassPresent(thread)
        ? 0
        : chosen[place[thread]];
  }

  private boolean wholeClassPresent(int thread) {
    for (int t = 0; t < place.length; t++) {
      if (symmetry.classOf(t) == symmetry.classOf(thread) && !present[t]) {
        return false;
      }
    }
    return true;
  }

  /** A thread is alive before the first step. */
  public void present(int thread) {
    present[thread] = true;
  }

  /** Whether two threads still share their whole history. */
  public boolean together(int thread, int other) {
    return place[thread] != NOWHERE && place[thread] == place[other];
  }

  /**
   * Moves a thread on by the step in a row of the trace.
   *
   * @param own what it touches belongs to the thread itself; which of its things, it has observed
   * @param apart the step tells the thread apart from all others
   * @return the thread that passed the same place before, or -1
   */
  public int advance(Trace trace, int row, boolean own, boolean apart) {
    int thread = trace.thread(row);
    int here = place[thread];
    int before = NOWHERE;
    if (here != NOWHERE) {
      before = passed[here];
      passed[here] = thread;
      chosen[here] = trace.kind(row) == Kind.CHOOSE ? (int) trace.result(row) : 0;
      place[thread] = next(here, trace, row, own || trace.kind(row).isPersonal(), apart);
      unseen[thread] = false;
    }
    if (trace.writes(row) && trace.location(row) >= 0) {
      countVersion(trace.location(row));
    }
    return before;
  }

  private int next(int here, Trace trace, int row, boolean own, boolean apart) {
    if (apart || (symmetry.flavour() == Symmetry.Flavour.READS_FROM && !own && trace.writes(row))) {
      return NOWHERE;
    }
    int where = own ? Operation.NO_LOCATION : trace.location(row);
    return child(here, trace.kind(row).ordinal(), where, seen(trace, row, own));
  }

  private int child(int here, int what, long where, long seen) {
    for (int c = firstChild[here]; c != NOWHERE; c = sibling[c]) {
      if (kind[c] == what && location[c] == where && value[c] == seen) {
        return c;
      }
    }
    int child = newPlace();
    kind[child] = what;
    location[child] = where;
    value[child] = seen;
    sibling[child] = firstChild[here];
    firstChild[here] = child;
    return child;
  }

  /** What the thread learned by a step: its result, or under reads-from the write it came from. */
  private long seen(Trace trace, int row, boolean own) {
    Kind what = trace.kind(row);
    if (what == Kind.NOTIFY) {
      return 0; // which waiter was woken is not observed by the thread that wakes it
    }
    if (unseen[trace.thread(row)] && symmetry.flavour() == Symmetry.Flavour.VALUES) {
      return 0;
    }
    boolean fromWrite =
        symmetry.flavour() == Symmetry.Flavour.READS_FROM && !own && trace.location(row) >= 0;
    return fromWrite ? version(trace.location(row)) : trace.result(row);
  }

  /** How often a location has been modified. */
  public int version(int where) {
    return where < version.length ? version[where] : 0;
  }

  /** A location is modified, by a step or between steps. */
  public void countVersion(int where) {
    if (where >= version.length) {
      version = Arrays.copyOf(version, Math.max(where + 1, 2 * version.length));
    }
    version[where]++;
  }

  private int newPlace() {
    if (places == passed.length) {
      grow();
    }
    firstChild[places] = NOWHERE;
    sibling[places] = NOWHERE;
    passed[places] = NOWHERE;
    chosen[places] = 0;
    return places++;
  }

  private void grow() {
    int size = 2 * passed.length;
    firstChild = Arrays.copyOf(firstChild, size);
    sibling = Arrays.copyOf(sibling, size);
    passed = Arrays.copyOf(passed, size);
    chosen = Arrays.copyOf(chosen, size);
    kind = Arrays.copyOf(kind, size);
    location = Arrays.copyOf(location, size);
    value = Arrays.copyOf(value, size);
  }
}
