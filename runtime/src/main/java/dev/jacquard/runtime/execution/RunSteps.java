package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.Pending;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.runtime.carrier.Carrier;
import dev.jacquard.runtime.limit.Uncontrolled;
import dev.jacquard.runtime.loop.Effects;
import dev.jacquard.runtime.loop.IdleLoops;
import dev.jacquard.runtime.memory.Clocks;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.setting.Discovery;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.setting.PinnedThread;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.step.StepListener;
import dev.jacquard.runtime.step.Steps;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import dev.jacquard.runtime.thread.Unwind;
import java.util.Arrays;
import jdk.internal.vm.annotation.DontInline;

/**
 * The steps of the run at work: brings threads before their operations, hands over to the thread
 * that moves next, and writes down what was done.
 *
 * <p>What every step comes through is not to be inlined: the compiler would make a copy of all of
 * it for each hook and each level of the program, and takes longer for that than a search of some
 * thousand executions.
 */
final class RunSteps implements Steps {
  private static final StepListener[] NONE = {};

  private final ThreadTable threads;
  private final Director director;
  private final Pending pending;
  private final Turns turns;
  private final Carrier carrier;
  private final Places places;
  private final Locations locations;
  private final Clocks clocks;
  private final Uncontrolled limits;
  private final IdleLoops loops;
  private final LastLimits lastLimits;
  private final LoopHalts halts;
  private final QuietInitialisers quiet;
  private final boolean interrupts;
  private final Recording recording;
  private StepListener[] listeners = NONE;
  private boolean unwinding;
  private boolean stepped;

  RunSteps(
      Settings settings,
      ThreadTable threads,
      Director director,
      Turns turns,
      Carrier carrier,
      Names names,
      Clocks clocks,
      Uncontrolled limits,
      Recording recording) {
    this.threads = threads;
    this.director = director;
    pending = director.pending();
    this.turns = turns;
    this.carrier = carrier;
    places = names.places();
    locations = names.locations();
    this.clocks = clocks;
    this.limits = limits;
    interrupts = settings.observed().has(Feature.INTERRUPTS);
    this.recording = recording;
    loops = new IdleLoops(settings, threads, director, this, limits);
    lastLimits =
        new LastLimits(settings, this, threads, pending, names, limits, director.hearsay());
    quiet = new QuietInitialisers(this, threads, names);
    halts = new LoopHalts(this, threads, director, turns, quiet);
  }

  void begin() {
    listeners = NONE;
    unwinding = false;
    recording.begin();
  }

  /** Waits whose time limits pass last. */
  LastLimits lastLimits() {
    return lastLimits;
  }

  /** Loops that wait. */
  IdleLoops loops() {
    return loops;
  }

  // ---- before an operation ---------------------------------------------------------------------

  /** Brings the current thread before an operation; returns when it is to be executed. */
  void arrive(Kind kind, int location, long argument, int site) {
    arrive(kind, location, argument, site, false);
  }

  /**
   * Brings the current thread before an operation that an interrupt ends; the answer is whether the
   * thread is interrupted when its turn comes.
   */
  boolean arriveInterruptibly(Kind kind, int location, long argument, int site, boolean dormant) {
    if (!interrupts) {
      arrive(kind, location, argument, site, dormant);
      return false;
    }
    LogicalThread me = threads.current();
    me.interruptible(true);
    arrive(kind, location, argument, site, dormant);
    me.interruptible(false);
    return locations.state(places.interruptStatus(me)) != 0;
  }

  /**
   * Brings the current thread before an operation.
   *
   * @param dormant whether another thread has to wake this one before the operation can be executed
   */
  @DontInline
  void arrive(Kind kind, int location, long argument, int site, boolean dormant) {
    if (quiet.leavesOut(kind, location)) {
      return;
    }
    LogicalThread me = arriving(kind, location, argument, dormant);
    director.arrive(me.number(), kind, location, argument, site);
    pending.dormant(me.number(), dormant);
    recording.arrived(me);
    for (StepListener listener : listeners) {
      listener.arrived(me, kind, location, argument, site);
    }
    if (dormant && loops.waitsIdly()) {
      pending.spins(me.number(), loops.idleSince(), loops.seesPlainAccesses());
      director.hearsay().untold("a loop waits for others with a time limit");
    }
    if (me.limit() > 0) {
      pending.expires(me.number(), me.nanos(), me.limit());
    }
    if (me.isInterruptible()) {
      pending.alsoReads(me.number(), places.interruptStatus(me));
    } else if (me.looksAt() != Operation.NO_LOCATION) {
      pending.alsoReads(me.number(), me.looksAt());
    }
    handOver(me, turns.next());
  }

  LogicalThread arriving(Kind kind, int location, long argument, boolean dormant) {
    if (unwinding) {
      throw Unwind.NOW;
    }
    LogicalThread me = threads.current();
    endFailedAccess(me);
    loops.tellDeeds(me);
    if (me.isWorker()) {
      me.note(kind, argument);
    }
    for (StepListener listener : listeners) {
      listener.arriving(me, kind, location, argument, dormant);
    }
    return me;
  }

  void handOver(LogicalThread me, LogicalThread next) {
    if (next != me) {
      me.here(Sites.here);
      loops.leave(me);
      if (!carrier.handOver(me, next)) {
        turns.stop(new Restart(new PinnedThread(), director.steps()));
        unwinding = true; // the thread leaves at once, since it can't be suspended
      }
      Sites.here = me.here();
      Effects.count = me.effects();
      Effects.looks = me.looks();
    }
    stepped = false; // the last step was another one; this thread may be amid an access
    if (unwinding) {
      throw Unwind.NOW;
    }
  }

  /**
   * Lets others move, by chance, if the current thread has just taken a step: what it does until
   * its next operation is late then.
   */
  @DontInline
  void postpone() {
    if (!stepped || unwinding) {
      return;
    }
    stepped = false;
    LogicalThread me = threads.current();
    turns.admit(me);
    handOver(me, turns.next());
  }

  /**
   * Not behind an access to a variable, which program code executes itself when the hook before it
   * has returned; nor behind a call on an object with a model, which may have more to do.
   */
  private static boolean mayDawdleBehind(Kind kind) {
    return kind == Kind.LOCK || kind == Kind.UNLOCK;
  }

  /** The current thread may dawdle behind its last step, a start that the program asked for. */
  void mayDawdle() {
    stepped = true;
  }

  @Override
  public void halt(int from, boolean looked, int site, long nanos) {
    halts.halt(from, looked, site, nanos);
  }

  @Override
  public void recur(int from, int site) {
    halts.recur(from, site);
  }

  /** A number that the plan chooses. */
  int choose(int count, int site) {
    arrive(Kind.CHOOSE, Operation.NO_LOCATION, count, site);
    int chosen = director.alternative();
    record(0, 0, chosen);
    return chosen;
  }

  boolean isInterrupted(LogicalThread thread) {
    return interrupts && locations.state(places.interruptStatus(thread)) != 0;
  }

  // ---- after an operation ----------------------------------------------------------------------

  /**
   * Writes down the operation that the current thread has arrived at and executed, and what it did
   * to the order of accesses, which its kind says.
   */
  @DontInline
  void record(long before, long after, long result) {
    if (quiet.hasLeftOut()) {
      return;
    }
    int me = threads.current().number();
    Kind kind = pending.kind(me);
    int location = pending.location(me);
    long argument = pending.argument(me);
    note(before, after, result);
    clocks.order(me, kind, location, argument, before, director.hasWritten());
  }

  /**
   * Writes down the operation that the current thread has arrived at and executed. What it orders
   * is not what its kind says: the caller {@linkplain #learn learns} and {@linkplain #publish
   * publishes} itself, or the operation orders nothing.
   */
  @DontInline
  void recordUnordered(long before, long after, long result) {
    if (!quiet.hasLeftOut()) {
      note(before, after, result);
    }
  }

  private void note(long before, long after, long result) {
    LogicalThread me = threads.current();
    Kind kind = pending.kind(me.number());
    int location = pending.location(me.number());
    int site = pending.site(me.number());
    if (kind == null) { // hooks were on in the midst of an access, and ended it
      abort(new IllegalStateException("a step was written down that is over already"));
    }
    try {
      recording.record(before, after, result);
      stepped = mayDawdleBehind(kind) && site != Sites.UNKNOWN; // nor at the end of a thread
    } catch (DivergenceException diverged) {
      abort(diverged);
    }
    loops.note(me, kind, location, site, before != after, result);
    if (before != after) {
      limits.changes(location);
    }
    clocks.tick(me.number());
    for (StepListener listener : listeners) {
      listener.recorded(me, kind, location, after, result, site);
    }
  }

  /**
   * Ends an access to memory that a thread had arrived at and that threw an exception instead: its
   * hook was not told. Such a step reads nothing, changes nothing and orders nothing; nobody else
   * has moved since.
   */
  void endFailedAccess(LogicalThread me) {
    Kind kind = pending.kind(me.number());
    if (kind != null && kind.isAccess() && !unwinding) {
      long other = ~pending.argument(me.number()); // not what a compare-and-set expected
      recordUnordered(other, other, 0);
    }
  }

  /** Ends an operation that was interrupted; it orders nothing. */
  void giveUp(int location) {
    long state = locations.state(location);
    recordUnordered(state, state, 1);
  }

  /** The current thread now knows what was made public at a location. */
  void learn(int location) {
    clocks.learn(threads.current().number(), location);
  }

  @Override
  public void hide(String what) {
    recording.hide(what);
  }

  /** Whether the states of objects are to tell what is inside of them. */
  boolean tellsContents() {
    return recording.learns();
  }

  /** A number for what is inside of an object, in its order; negative if it has none. */
  int content(Object[] elements) {
    return recording.content(elements);
  }

  /** What the current thread knows becomes public at a location. */
  void publish(int location) {
    clocks.publish(threads.current().number(), location);
  }

  // ---- the end ---------------------------------------------------------------------------------

  /** Ends the run for a reason that is not the program's; the current thread unwinds. */
  @DontInline
  void abort(RuntimeException why) {
    turns.stop(why);
    if (!carrier.handOver(threads.current(), null)) {
      unwinding = true; // the thread leaves at once, since it can't be suspended
    }
    throw Unwind.NOW;
  }

  @Override
  @DontInline
  public void restart(Discovery discovery) {
    abort(new Restart(discovery, director.steps()));
  }

  @Override
  public void stop(Discovery discovery) {
    turns.stop(new Restart(discovery, director.steps()));
  }

  @Override
  public boolean isUnwinding() {
    return unwinding;
  }

  /** The run is over: threads that go on from now on only leave their methods. */
  void unwind() {
    unwinding = true;
  }

  // ---- listeners -------------------------------------------------------------------------------

  @Override
  public void listen(StepListener listener) {
    listeners = Arrays.copyOf(listeners, listeners.length + 1);
    listeners[listeners.length - 1] = listener;
  }

  void ending(LogicalThread me) {
    for (StepListener listener : listeners) {
      listener.ending(me);
    }
  }

  void ended(LogicalThread me) {
    for (StepListener listener : listeners) {
      listener.ended(me);
    }
  }

  void died(LogicalThread me, Throwable cause) {
    for (StepListener listener : listeners) {
      listener.died(me, cause);
    }
  }
}
