package dev.jacquard.kernel.run;

import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.symmetry.Sharing;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Observed;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.kernel.trace.ThreadSet;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/**
 * Decides who moves in one run and writes down what happened; what all front ends have in common.
 *
 * <p>A front end calls, in this order: {@link #begin}; {@link #arrive} for each thread that is
 * before its first operation; then, until {@link #choose} answers {@link #NOBODY}: choose, execute
 * the operation of the thread chosen with the alternative {@link #alternative}, {@link #record},
 * and arrive (or not, if that thread has ended) again; at last {@link #finish}. Confined to one
 * thread at a time.
 *
 * <p>Threads may appear at any time: a number beyond those of the {@link Symmetry} is that of one
 * more thread, interchangeable with no other.
 */
public final class Director {
  /** Answer of {@link #choose} when the run is over. */
  public static final int NOBODY = -1;

  private final Trace trace;
  private final Sharing sharing;
  private final boolean hasSymmetry;
  private final int stepLimit;

  private Kind[] kind;
  private int[] location;
  private long[] argument;
  private int[] site;
  private int[] taken;
  private int[] local;
  private int[] alsoReads;
  private boolean[] slept;
  private boolean[] dormant;
  private boolean[] distinguishing;
  private boolean[] own;
  private boolean[] daemon;
  private int[] spinsFrom;
  private int[] offered;
  private int[] candidates;

  private final BitSet idleSteps = new BitSet();
  private Plan plan;
  private Policy policy;
  private Transition[] asleep = new Transition[8];
  private int sleepers;
  private int last;
  private int chosen;
  private int alternative;
  private int label;
  private long flag;
  private Ending ending;
  private boolean endless;
  private boolean astray;
  private boolean symmetric;

  /** For a program that has at least the threads of the symmetry. */
  public Director(Symmetry symmetry, int stepLimit) {
    int threads = symmetry.threads();
    this.stepLimit = stepLimit;
    trace = new Trace(threads);
    sharing = new Sharing(symmetry);
    hasSymmetry = symmetry.any();
    kind = new Kind[threads];
    location = new int[threads];
    argument = new long[threads];
    site = new int[threads];
    taken = new int[threads];
    local = new int[threads];
    alsoReads = new int[threads];
    slept = new boolean[threads];
    dormant = new boolean[threads];
    distinguishing = new boolean[threads];
    own = new boolean[threads];
    daemon = new boolean[threads];
    spinsFrom = new int[threads];
    offered = new int[threads];
    candidates = new int[threads];
  }

  /** The histories that interchangeable threads still share. */
  public Sharing sharing() {
    return sharing;
  }

  /** What counts as a step in all runs because the program looks at it. */
  public void observes(Observed features) {
    trace.observed(features);
  }

  /** Starts a run. */
  public void begin(Plan newPlan) {
    begin(newPlan, true);
  }

  /** Starts a run, in which interchangeable threads are held back or not. */
  public void begin(Plan newPlan, boolean constrained) {
    plan = newPlan;
    policy = Policy.of(newPlan.tail());
    trace.clear(newPlan.length());
    Arrays.fill(kind, null);
    Arrays.fill(taken, 0);
    Arrays.fill(dormant, false);
    Arrays.fill(daemon, false);
    last = NOBODY;
    endless = false;
    astray = false;
    idleSteps.clear();
    fallAsleep();
    symmetric = hasSymmetry && constrained && newPlan.isConstrained();
    if (hasSymmetry) {
      sharing.begin(symmetric);
    }
  }

  private void fallAsleep() {
    sleepers = plan.sleepers();
    if (sleepers > asleep.length) {
      asleep = new Transition[2 * sleepers];
    }
    for (int i = 0; i < sleepers; i++) {
      asleep[i] = plan.sleeper(i);
    }
  }

  /** Makes room for a thread, which may be one that is not born yet. */
  public void admit(int thread) {
    if (thread >= kind.length) {
      grow(thread + 1);
    }
  }

  private void grow(int threads) {
    trace.admit(threads);
    sharing.admit(threads);
    kind = Arrays.copyOf(kind, threads);
    location = Arrays.copyOf(location, threads);
    argument = Arrays.copyOf(argument, threads);
    site = Arrays.copyOf(site, threads);
    taken = Arrays.copyOf(taken, threads);
    local = Arrays.copyOf(local, threads);
    alsoReads = Arrays.copyOf(alsoReads, threads);
    slept = Arrays.copyOf(slept, threads);
    dormant = Arrays.copyOf(dormant, threads);
    distinguishing = Arrays.copyOf(distinguishing, threads);
    own = Arrays.copyOf(own, threads);
    daemon = Arrays.copyOf(daemon, threads);
    spinsFrom = Arrays.copyOf(spinsFrom, threads);
    offered = Arrays.copyOf(offered, threads);
    candidates = Arrays.copyOf(candidates, threads);
  }

  /** A thread is before this operation now. */
  public void arrive(int thread, Kind what, int where, long with, int from) {
    admit(thread);
    if (what.boundsThread()) {
      admit((int) with); // it may have no operation of its own
    }
    kind[thread] = what;
    location[thread] = where;
    argument[thread] = with;
    site[thread] = from;
    distinguishing[thread] = false;
    own[thread] = false;
    alsoReads[thread] = Operation.NO_LOCATION;
    slept[thread] = false;
    spinsFrom[thread] = NOBODY;
    if (trace.length() == 0) {
      sharing.present(thread);
    } else {
      trace.births().bear(thread);
    }
  }

  /** Whether the last step modified its location. */
  public boolean hasWritten() {
    return trace.writes(trace.length() - 1);
  }

  /**
   * Whether some step so far learned of another thread without being ordered after it, so that
   * symmetry might lose data races.
   */
  public boolean learnedSilently() {
    return trace.hasSilentSteps();
  }

  /** The kind of the pending operation of a thread. */
  public Kind kind(int thread) {
    return kind[thread];
  }

  /** How many steps were taken so far. */
  public int steps() {
    return trace.length();
  }

  /**
   * The thread that the plan prescribes for the next step, or {@link #NOBODY} if it is free, or if
   * no thread is born yet that fits.
   */
  public int planned() {
    int step = trace.length();
    return step < plan.length() && !endless && !astray ? thread(plan.step(step)) : NOBODY;
  }

  /** The location that the pending operation of a thread touches. */
  public int location(int thread) {
    return location[thread];
  }

  /** Where the pending operation of a thread stands in the program. */
  public int site(int thread) {
    return site[thread];
  }

  /** The argument of the pending operation of a thread. */
  public long argument(int thread) {
    return argument[thread];
  }

  /**
   * The pending operation of a thread also reads a flag of that thread, which another thread may
   * raise and only the thread itself lowers. {@link Kind} says what a raised flag does to it, and
   * {@link Moves#state} is asked for its state.
   *
   * <p>Whoever is raised out of a wait set is no longer {@linkplain #dormant dormant}, but leaves
   * the set only when it has the lock again; until then it can be notified, and then the wait is
   * over as if there were no flag.
   */
  public void alsoReads(int thread, int location) {
    alsoReads[thread] = location;
  }

  /** Names the local state in which a thread stands before its pending operation. */
  public void stateOf(int thread, int localState) {
    admit(thread);
    local[thread] = localState;
  }

  /** The pending operation of this thread tells it apart from all others once it is executed. */
  public void distinguish(int thread) {
    distinguishing[thread] = true;
  }

  /**
   * The pending operation of this thread touches something that corresponds to a thing of each
   * thread that it is interchangeable with; which one, the thread has {@linkplain Sharing#observe
   * observed}.
   */
  public void own(int thread) {
    own[thread] = true;
  }

  /**
   * A thread sleeps in a wait set, or was woken there; its pending operation is the reacquisition.
   * Whoever waits with a time limit never sleeps.
   */
  public void dormant(int thread, boolean value) {
    admit(thread);
    dormant[thread] = value;
    slept[thread] |= value;
  }

  /**
   * A thread does not go on because its loop has gone round without effect: what it did from the
   * given step on. If another thread has changed since then what it looked at, the run is not
   * stuck.
   */
  public void spins(int thread, int from) {
    spinsFrom[thread] = from;
  }

  /**
   * The last step, though it modified its location, leaves nothing behind that a loop could look
   * at: a lock was taken, or given back by a thread that only looked around meanwhile.
   */
  public void leavesNothing() {
    idleSteps.set(trace.length() - 1);
  }

  private boolean spins(int thread) {
    return kind[thread] != null && spinsFrom[thread] != NOBODY;
  }

  /** The program may end while this thread still waits. */
  public void daemon(int thread, boolean value) {
    admit(thread);
    daemon[thread] = value;
  }

  /** Picks the thread that moves next, or {@link #NOBODY} when the run ends here. */
  public int choose(Moves moves) {
    int step = trace.length();
    if (step == 0) {
      bearTheFirst();
    }
    if (step < plan.length() && !endless && !goesAstray(step, moves)) {
      return follow(step, moves);
    }
    if (!plan.isTelling() && policy == Policy.FixedPolicy.LOWEST && step < stepLimit && !endless) {
      return take(lowest(moves), moves);
    }
    int count = offer(step, moves);
    if (count == 0 || step >= stepLimit || endless) {
      ending = count == 0 && !endless ? stuckOrCompleted() : Ending.CUT;
      return NOBODY;
    }
    count = keepAwake(policy.focus(candidates, count, kind));
    if (count == 0) {
      ending = Ending.ASLEEP;
      return NOBODY;
    }
    return take(policy.pick(candidates, count, last, step), moves);
  }

  private int take(int thread, Moves moves) {
    if (thread != NOBODY) {
      chosen = thread;
      alternative = pickAlternative();
      label = moves.label(chosen, alternative);
      flag = flag(chosen, moves);
    }
    return thread;
  }

  /** The first thread that may move and is awake, without asking those behind it. */
  private int lowest(Moves moves) {
    boolean any = false;
    for (int t = 0; t < kind.length; t++) {
      offered[t] = mayMove(t, moves);
      if (offered[t] > 0) {
        any = true;
        if (sleepers == 0 || firstAwake(t) < offered[t]) {
          return t;
        }
      }
    }
    ending = any ? Ending.ASLEEP : stuckOrCompleted();
    return NOBODY;
  }

  private long flag(int thread, Moves moves) {
    return alsoReads[thread] < 0 ? 0 : moves.state(alsoReads[thread]);
  }

  /** Whoever is there before the first step is born in the order of the numbers. */
  private void bearTheFirst() {
    for (int t = 0; t < kind.length; t++) {
      if (kind[t] != null) {
        trace.births().bear(t);
      }
    }
  }

  private int thread(Transition planned) {
    return plan.byBirth() ? trace.births().thread(planned.thread()) : planned.thread();
  }

  /** Whether a tentative plan cannot be followed, here or since an earlier step. */
  private boolean goesAstray(int step, Moves moves) {
    if (plan.isTentative() && !astray) {
      Transition planned = plan.step(step);
      int thread = thread(planned);
      astray = thread < 0 || thread >= kind.length || planned.choice() >= mayMove(thread, moves);
    }
    return astray;
  }

  private int follow(int step, Moves moves) {
    Transition planned = plan.step(step);
    int thread = thread(planned);
    if (thread < 0 || thread >= kind.length || kind[thread] == null) {
      throw diverged(planned, " is not alive there");
    }
    offered[thread] = mayMove(thread, moves);
    alternative = planned.choice();
    if (plan.byBirth() && !planned.mayBe(kind[thread])) {
      throw diverged(planned, " was to do " + planned.kind() + " and does " + kind[thread]);
    }
    if (alternative >= offered[thread]) {
      throw diverged(
          planned,
          offered[thread] == 0
              ? " cannot move there"
              : " has no alternative " + alternative + " there");
    }
    chosen = thread;
    label = moves.label(thread, alternative);
    flag = flag(thread, moves);
    return thread;
  }

  private DivergenceException diverged(Transition planned, String what) {
    int step = trace.length();
    String who = "step " + (step + 1) + ": thread " + planned.thread();
    Trace soFar = trace.copy();
    int row = step;
    for (int t = 0; t < kind.length; t++) {
      if (kind[t] != null) {
        soFar.pend(row++, t, kind[t], location[t], argument[t], site[t]);
      }
    }
    soFar.end(Ending.COMPLETED);
    return new DivergenceException(step, who + what, Optional.of(soFar));
  }

  private int mayMove(int thread, Moves moves) {
    if (kind[thread] == null || dormant[thread] || (symmetric && !sharing.permits(thread))) {
      return 0;
    }
    return moves.choices(thread);
  }

  /** Finds and writes down the enabled threads. */
  private int offer(int step, Moves moves) {
    long[] enabled = trace.enabledWords();
    int words = ThreadSet.words(kind.length);
    int from = step * words;
    Arrays.fill(enabled, from, from + words, 0);
    int count = 0;
    for (int t = 0; t < kind.length; t++) {
      offered[t] = mayMove(t, moves);
      if (offered[t] > 0) {
        candidates[count++] = t;
        ThreadSet.add(enabled, from, t);
      }
    }
    return count;
  }

  private Ending stuckOrCompleted() {
    for (int t = 0; t < kind.length; t++) {
      if (kind[t] != null && !daemon[t]) {
        return Ending.STUCK;
      }
    }
    return Ending.COMPLETED;
  }

  /** Drops the candidates all of whose alternatives are asleep. */
  private int keepAwake(int count) {
    if (sleepers == 0) {
      return count;
    }
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (firstAwake(candidates[i]) < offered[candidates[i]]) {
        candidates[kept++] = candidates[i];
      }
    }
    return kept;
  }

  private int firstAwake(int thread) {
    int choice = 0;
    while (choice < offered[thread] && isAsleep(thread, choice)) {
      choice++;
    }
    return choice;
  }

  private boolean isAsleep(int thread, int choice) {
    for (int i = 0; i < sleepers; i++) {
      if (asleep[i].thread() == thread && asleep[i].choice() == choice) {
        return true;
      }
    }
    return false;
  }

  private int pickAlternative() {
    if (offered[chosen] == 1) {
      return 0;
    }
    return sleepers == 0 ? policy.alternative(offered[chosen]) : firstAwake(chosen);
  }

  /** The alternative that the chosen thread takes. */
  public int alternative() {
    return alternative;
  }

  /** Writes down the step of the chosen thread: its location before and after, and its result. */
  public void record(long before, long after, long result) {
    int thread = chosen;
    int row = trace.append(thread, kind[thread], location[thread], argument[thread], site[thread]);
    if (alsoReads[thread] >= 0) {
      trace.flag(row, alsoReads[thread], flag);
    }
    trace.slept(row, slept[thread]);
    trace.effect(row, before, after, result);
    trace.chosen(row, alternative, offered[thread], label);
    int follows = symmetric ? sharing.advance(trace, row, own[thread], isApart(thread)) : NOBODY;
    trace.order(row, ++taken[thread], follows);
    trace.stateBefore(row, local[thread]);
    if (kind[thread] == Kind.START && trace.writes(row)) {
      trace.births().bear((int) argument[thread]);
    }
    if (row < plan.length()) {
      compare(row);
    }
    if (row >= plan.known()) {
      wake(row);
    }
    kind[thread] = null;
    last = thread;
  }

  /** Whoever finds its flag raised is told apart, since others named it. */
  private boolean isApart(int thread) {
    return distinguishing[thread] || flag != 0;
  }

  private void compare(int row) {
    Transition planned = plan.step(row);
    if (!plan.byBirth() && !planned.fits(trace.kind(row), trace.location(row), trace.writes(row))) {
      throw new DivergenceException(
          row,
          "step "
              + (row + 1)
              + ": thread "
              + trace.thread(row)
              + " was expected to do "
              + planned.kind()
              + " on location "
              + planned.location()
              + (planned.writes() ? " modifying it" : " leaving it as it is")
              + ", but did "
              + trace.kind(row)
              + " on location "
              + trace.location(row));
    }
  }

  /** A sleeper wakes when a step is taken that depends on it. */
  private void wake(int row) {
    int kept = 0;
    for (int i = 0; i < sleepers; i++) {
      if (!Dependence.dependent(asleep[i], trace, row)) {
        asleep[kept++] = asleep[i];
      }
    }
    sleepers = kept;
  }

  /** Ends the run at the next choice, as the step limit does: a thread computes without end. */
  public void cut() {
    endless = true;
  }

  /** Writes down that a thread has failed at the step it just took, or before its first. */
  public void fail(Failure.Type type, int thread, String message) {
    trace.fail(new Failure(type, thread, Math.max(0, trace.length() - 1), message));
  }

  /** Plain accesses are no steps in this run; the front end looks for races among them itself. */
  public void watchesAccesses() {
    trace.watch();
  }

  /** Writes down a data race among accesses that are no steps, which the front end found. */
  public void race(DataRace race) {
    trace.race(race);
  }

  /** Ends the run and gives its trace. */
  public Trace finish(Moves moves) {
    if (ending == Ending.STUCK && overtaken()) {
      ending = Ending.SPINNING;
    }
    if (endless && ending == Ending.STUCK) {
      ending = Ending.CUT; // it was cut after the last choice
    }
    trace.end(ending);
    int row = trace.length();
    for (int t = 0; t < kind.length; t++) {
      if (kind[t] != null) {
        trace.pend(row, t, kind[t], location[t], argument[t], site[t]);
        if (alsoReads[t] >= 0) {
          trace.flag(row, alsoReads[t], flag(t, moves));
          trace.found(row, moves.state(location[t]));
        }
        trace.slept(row, slept[t]);
        trace.order(row, taken[t] + 1, symmetric ? sharing.passedBefore(t) : NOBODY);
        trace.stateBefore(row, local[t]);
        if (waitsForResource(t, moves)) {
          trace.block(t);
        }
        row++;
      }
    }
    if (ending == Ending.STUCK) {
      trace.fail(new Failure(stuckType(moves), -1, trace.length(), ""));
    }
    return trace;
  }

  /** Whether somebody goes round in a loop and has not yet seen what others did meanwhile. */
  private boolean overtaken() {
    for (int t = 0; t < kind.length; t++) {
      for (int row = spins(t) ? spinsFrom[t] : trace.length(); row < trace.length(); row++) {
        if (trace.thread(row) == t && isOvertaken(row)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a later step changes what a step saw; steps of other idle rounds change nothing. */
  private boolean isOvertaken(int row) {
    for (int later = row + 1; later < trace.length(); later++) {
      int other = trace.thread(later);
      boolean idle = idleSteps.get(later) || (spins(other) && later >= spinsFrom[other]);
      if (!idle
          && trace.writes(later)
          && (trace.location(later) == trace.location(row)
              || trace.location(later) == trace.alsoReads(row))) {
        return true;
      }
    }
    return false;
  }

  private boolean waitsForResource(int thread, Moves moves) {
    return !dormant[thread]
        && kind[thread] != Kind.JOIN
        && kind[thread] != Kind.SPIN
        && !(symmetric && !sharing.permits(thread))
        && (ending == Ending.CUT || moves.choices(thread) == 0);
  }

  private Failure.Type stuckType(Moves moves) {
    boolean awaiting = false;
    for (int t = 0; t < kind.length; t++) {
      Kind pending = kind[t];
      boolean awaits = pending == Kind.AWAIT || pending == Kind.VOLATILE_AWAIT;
      if ((awaits && moves.awaitsBusily()) || spins(t)) {
        awaiting = true;
      } else if (pending != null && pending != Kind.JOIN) {
        return Failure.Type.DEADLOCK;
      }
    }
    return awaiting ? Failure.Type.LIVELOCK : Failure.Type.DEADLOCK;
  }
}
