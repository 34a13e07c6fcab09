package dev.jacquard.kernel.run;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.symmetry.Sharing;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Observed;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.TraceWriter;

/**
 * Decides which thread moves next in one run and writes down what happened; what all front ends
 * have in common.
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

  private final TraceWriter writer;
  private final Trace trace;
  private final Pending pending;
  private final Candidates candidates;
  private final Prefix prefix;
  private final Endings endings;
  private final StateMatching matching;
  private final Recurrence recurrence;
  private final Standstill standstill;
  private final Hearsay hearsay;
  private final Sharing sharing;
  private final boolean hasSymmetry;
  private final int stepLimit;

  private Plan plan;
  private Policy policy;
  private int last;
  private int chosen;
  private int alternative;
  private int label;
  private long flag;
  private Ending ending;
  private boolean endless;
  private boolean recurrent;
  private boolean symmetric;

  /** For a program that has at least the threads of the symmetry. */
  public Director(Symmetry symmetry, int stepLimit) {
    int threads = symmetry.threads();
    this.stepLimit = stepLimit;
    writer = new TraceWriter(threads);
    trace = writer.trace();
    pending = new Pending(threads);
    sharing = new Sharing(symmetry);
    candidates = new Candidates(pending, sharing, trace);
    prefix = new Prefix(writer, pending, candidates);
    endings = new Endings(writer, pending, candidates);
    matching = new StateMatching(writer, pending);
    recurrence = new Recurrence(trace, pending, endings);
    standstill = new Standstill(pending, candidates, endings);
    hearsay = new Hearsay(writer);
    hasSymmetry = symmetry.any();
  }

  /** What the threads are about to do. */
  public Pending pending() {
    return pending;
  }

  /** The histories that interchangeable threads still share. */
  public Sharing sharing() {
    return sharing;
  }

  /** What counts as a step in all runs because the program looks at it. */
  public void observes(Observed features) {
    writer.observes(features);
  }

  /** What was written down so far, for a front end that gives a run up. */
  public Trace soFar() {
    return trace;
  }

  /** How many steps were taken so far. */
  public int steps() {
    return trace.length();
  }

  /** Whether the last step modified its location. */
  public boolean hasWritten() {
    return trace.writes(trace.length() - 1);
  }

  /** Whether some step so far learned of another thread without being ordered after it. */
  public boolean learnedSilently() {
    return trace.hasSilentSteps();
  }

  /** Starts a run. */
  public void begin(Plan newPlan) {
    begin(newPlan, true);
  }

  /** Starts a run, in which interchangeable threads are held back or not. */
  public void begin(Plan newPlan, boolean constrained) {
    plan = newPlan;
    policy = Policy.of(newPlan.tail(), trace, pending);
    writer.begin(newPlan.length());
    pending.begin();
    prefix.begin(newPlan);
    endings.begin(newPlan);
    matching.begin(newPlan);
    recurrence.begin();
    last = NOBODY;
    endless = false;
    recurrent = false;
    symmetric = hasSymmetry && constrained && newPlan.isConstrained();
    candidates.begin(newPlan, symmetric);
    if (hasSymmetry) {
      sharing.begin(symmetric);
    }
  }

  /** Makes room for a thread, which may be one that is not born yet. */
  public void admit(int thread) {
    if (thread >= trace.threads()) {
      writer.admit(thread + 1);
      sharing.admit(thread + 1);
      candidates.admit(thread);
      pending.admit(thread);
    }
  }

  /** A thread is before this operation now. */
  public void arrive(int thread, Kind kind, int location, long argument, int site) {
    admit(thread);
    if (kind.boundsThread()) {
      admit((int) argument); // the other thread may have no operation of its own
    }
    pending.of(thread).arrive(kind, location, argument, site);
    if (trace.length() == 0) {
      sharing.present(thread);
    } else {
      writer.bear(thread);
    }
  }

  /**
   * The thread that the plan prescribes for the next step, or {@link #NOBODY} if it is free, or if
   * no thread is born yet that fits.
   */
  public int planned() {
    return prefix.planned();
  }

  /**
   * Which of some threads that were started or are late comes to its next operation now, by its
   * place among them; {@link #NOBODY} if others may move before.
   */
  public int newborn(int count) {
    int drawn = plan.isPostponing() ? policy.chance(2 * count) : 0;
    return drawn < count ? drawn : NOBODY;
  }

  /** Which of some threads that were started does so because no other thread can move. */
  public int anyNewborn(int count) {
    return plan.isPostponing() ? policy.chance(count) : 0;
  }

  /** Picks the thread that moves next, or {@link #NOBODY} when the run ends here. */
  public int choose(Moves moves) {
    int step = trace.length();
    if (recurrent) {
      ending = Ending.STUCK;
      return NOBODY;
    }
    if (step == 0) {
      bearTheFirst();
    }
    boolean known = matching.isAtKnown(step, moves);
    if (prefix.goesOn(moves)) {
      int thread = prefix.planned();
      return take(thread, prefix.choice(moves), moves);
    }
    boolean telling = plan.isTelling() || policy != Policy.FixedPolicy.LOWEST;
    int thread = telling || step >= stepLimit ? pick(step, known, moves) : candidates.lowest(moves);
    if (thread == NOBODY) {
      ending = known ? endings.atKnown(matching.round(), moves) : endingHere(step);
      return NOBODY;
    }
    return take(thread, candidates.alternative(policy, thread), moves);
  }

  /** Whether an operation of this run could move only when no thread can move otherwise. */
  public boolean hasDeadlines() {
    return pending.hasDeadlines();
  }

  /**
   * Whether the thread that the plan prescribes can't move, so that only the passing of a time
   * limit would let it.
   */
  public boolean isHeldUp(Moves moves) {
    if (trace.length() == 0) {
      bearTheFirst(); // the plan knows threads by their births
    }
    int planned = planned();
    return planned != NOBODY
        && planned < pending.threads()
        && pending.of(planned).isThere()
        && candidates.alternatives(planned, moves) == 0;
  }

  /** A thread is at the head of a loop, in a local state that has this number. */
  public void head(int thread, int state) {
    recurrence.head(thread, state);
  }

  /**
   * Whether the run has come back to a state of before, now that a thread is at the head of a loop
   * and all others are before their next operations. Steps that the plan prescribes go on in any
   * case: it foretells another end.
   */
  public boolean recurs(int thread, Moves moves) {
    return planned() == NOBODY
        && !plan.isPostponing()
        && !endless
        && recurrence.isAt(thread, moves);
  }

  /** The run ends here: it would go on for ever as it does. */
  public void recurs() {
    recurrent = true;
    endings.recurs();
  }

  /**
   * A thread has done something that is no step, and that loops of others may look at: behind its
   * last step, or behind its start. A thread that was just started may run a little later.
   */
  public void acted(int thread) {
    admit(thread);
    pending.of(thread).actedAt = endings.behindLastStep(thread, trace.length());
  }

  /**
   * Lets loops that halt look again, if no thread can move otherwise and something may have changed
   * without a step; whether it did. Where a loop has been overtaken by a step, another execution
   * stands for this one.
   */
  public boolean lookAgain(Moves moves) {
    return !endless && !recurrent && standstill.lookAgain(moves);
  }

  /**
   * Lets time pass up to the earliest deadline, if no thread can move otherwise and the program has
   * not ended; whether it did. A loop that halts and would see something new could move: another
   * execution, in which it does, stands for this one.
   */
  public boolean passTime(Moves moves) {
    return !endless && !recurrent && standstill.passTime(moves);
  }

  private int pick(int step, boolean known, Moves moves) {
    int count = candidates.offer(writer, moves);
    boolean over = known || count == 0 || step >= stepLimit;
    return over ? NOBODY : candidates.pick(policy, count, last, step);
  }

  private Ending endingHere(int step) {
    if (candidates.any()) {
      return step >= stepLimit ? Ending.CUT : Ending.ASLEEP;
    }
    return endless ? Ending.CUT : endings.stuckOrCompleted();
  }

  /** The threads that are there before the first step are born in the order of their numbers. */
  private void bearTheFirst() {
    for (int t = 0; t < pending.threads(); t++) {
      if (pending.of(t).isThere()) {
        writer.bear(t);
      }
    }
  }

  private int take(int thread, int choice, Moves moves) {
    chosen = thread;
    alternative = choice;
    label = moves.label(thread, choice);
    flag = pending.of(thread).flag(moves);
    return thread;
  }

  /** The alternative that the chosen thread takes. */
  public int alternative() {
    return alternative;
  }

  /** Writes down the step of the chosen thread: its location before and after, and its result. */
  public void record(long before, long after, long result) {
    PendingOperation step = pending.of(chosen);
    int row = writer.append(chosen, step.kind, step.location, step.argument, step.site);
    if (step.alsoReads >= 0) {
      writer.flag(row, step.alsoReads, flag);
    }
    writer.slept(row, step.slept);
    writer.effect(row, before, after, result);
    if (step.due) {
      writer.expire(row);
      step.due = false;
      pending.expired();
    }
    writer.chosen(row, alternative, step.offered, label);
    writer.order(row, ++step.taken, symmetric ? advance(row, step) : NOBODY);
    writer.stateBefore(row, step.localState);
    writer.time(row, step.limit, step.waited);
    if (step.kind == Kind.START && trace.writes(row)) {
      writer.bear((int) step.argument);
    }
    prefix.compare(row);
    if (row >= plan.known()) {
      candidates.wake(row);
    }
    step.kind = null;
    last = chosen;
  }

  /** A thread that finds its flag raised is told apart, since another one named it. */
  private int advance(int row, PendingOperation step) {
    return sharing.advance(trace, row, step.own, step.distinguishing || flag != 0);
  }

  /**
   * The last step took a lock, or gave it back after nothing but a look around: that leaves nothing
   * for a loop that waits for the lock. One that looks whether it is taken sees it all the same.
   */
  public void leavesNothing() {
    endings.leavesNothing(trace.length() - 1);
  }

  /**
   * Whether a thread that is to halt after a round from a step on, and another one that has halted,
   * meet at a lock: one takes it in its round, and the other looked whether it is taken.
   */
  public boolean meetsAtLock(int thread, int from) {
    return endings.meetsAtLock(thread, from);
  }

  /**
   * A thread computes without end, and comes to no operation any more: the others go on, and where
   * they can't the run is cut. At the end of a run it means that who waits there may yet be woken.
   */
  public void cut() {
    endless = true;
  }

  /** Writes down that a thread has failed at the step it just took, or before its first. */
  public void fail(Failure.Type type, int thread, String message) {
    writer.fail(new Failure(type, thread, Math.max(0, trace.length() - 1), message));
  }

  /** What threads may learn of each other otherwise than by their steps. */
  public Hearsay hearsay() {
    return hearsay;
  }

  /** Plain accesses are no steps in this run; the front end looks for races among them itself. */
  public void watchesAccesses() {
    writer.watch();
  }

  /** Writes down a data race among accesses that are no steps, which the front end found. */
  public void race(DataRace race) {
    writer.race(race);
  }

  /** Ends the run and gives its trace. */
  public Trace finish(Moves moves) {
    endings.finish(ending, endless, moves);
    return trace;
  }
}
