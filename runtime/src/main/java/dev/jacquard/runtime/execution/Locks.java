package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.runtime.limit.Uncontrolled;
import dev.jacquard.runtime.loop.Effects;
import dev.jacquard.runtime.loop.IdleLoops;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.symmetry.SymmetryGuard;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import jdk.internal.vm.annotation.DontInline;

/** Locks of one owner, which may hold them several times, and the queues in which threads wait. */
public final class Locks {
  private final RunSteps steps;
  private final ThreadTable threads;
  private final WaitQueues queues;
  private final IdleLoops loops;
  private final Uncontrolled limits;
  private final SymmetryGuard guard;
  private final LastLimits lastLimits;
  private final Settings settings;
  private final Director director;
  private final Locations locations;
  private final JdkMonitors ofJdk;
  private final Initialisations initialisations;
  private final ThreadStates states;
  private int tickets;

  Locks(
      Settings settings,
      ThreadTable threads,
      Director director,
      RunSteps steps,
      WaitQueues queues,
      Names names,
      Uncontrolled limits,
      SymmetryGuard guard) {
    states = new ThreadStates(settings, threads, steps, names, limits, guard);
    this.settings = settings;
    this.threads = threads;
    this.director = director;
    this.steps = steps;
    this.queues = queues;
    this.limits = limits;
    this.guard = guard;
    lastLimits = steps.lastLimits();
    locations = names.locations();
    loops = steps.loops();
    ofJdk = new JdkMonitors(steps, threads, names, this, settings.observed());
    initialisations = new Initialisations(settings, threads, director, steps, this, names, guard);
  }

  void begin() {
    tickets = 0;
    ofJdk.begin();
    initialisations.begin();
  }

  /** The states that threads see each other in. */
  ThreadStates states() {
    return states;
  }

  SymmetryGuard guard() {
    return guard;
  }

  /** The monitors that the JDK's own code takes. */
  public JdkMonitors ofJdk() {
    return ofJdk;
  }

  /** The locks by which threads wait for classes to be initialised. */
  public Initialisations initialisations() {
    return initialisations;
  }

  public boolean owns(int lock) {
    return locations.state(lock) == threads.current().number() + 1L;
  }

  /** How often the current thread holds a lock. */
  public int holds(int lock) {
    return owns(lock) ? locations.depth(lock) : 0;
  }

  @DontInline
  public void lock(int lock, int site) {
    if (owns(lock)) {
      enterAgain(lock);
      return;
    }
    if (states.areSeen()) {
      lockInSight(lock, site);
      return;
    }
    steps.arrive(Kind.LOCK, lock, 0, site);
    take(lock, 1, 1);
  }

  private void enterAgain(int lock) {
    locations.depth(lock, locations.depth(lock) + 1);
    loops.enterAgain(lock);
  }

  /** Takes a monitor; others see if it could not be had at once. */
  private void lockInSight(int lock, int site) {
    if (!tryLock(lock, site)) {
      states.enter(Thread.State.BLOCKED, site);
      steps.arrive(Kind.LOCK, lock, 0, site);
      take(lock, 1, 1);
      states.leave(site);
    }
  }

  /** Takes a lock; false if the thread was interrupted, and then without the lock. */
  public boolean lockInterruptibly(int lock, int site) {
    if (owns(lock)) {
      enterAgain(lock);
      return true;
    }
    if (steps.arriveInterruptibly(Kind.LOCK, lock, 0, site, false)) {
      steps.giveUp(lock);
      return false;
    }
    take(lock, 1, 1);
    return true;
  }

  public boolean tryLock(int lock, int site) {
    return tryLock(lock, 0, site) == Waited.WOKEN;
  }

  /** Takes a lock that becomes free in time. */
  public Waited tryLock(int lock, long nanos, int site) {
    if (owns(lock)) {
      enterAgain(lock);
      return Waited.WOKEN;
    }
    if (lastLimits.arrive(nanos, Kind.TRY_LOCK, 0, Kind.LOCK, 0, lock, site)) {
      steps.giveUp(lock);
      return Waited.INTERRUPTED;
    }
    long owner = locations.state(lock);
    if (owner != 0) {
      steps.record(owner, owner, 0);
      return Waited.LATE;
    }
    take(lock, 1, 1);
    return Waited.WOKEN;
  }

  private void take(int lock, int levels, long result) {
    long owner = threads.current().number() + 1L;
    locations.set(lock, owner);
    locations.depth(lock, levels);
    threads.current().hold(1);
    steps.record(0, owner, result);
  }

  /** Takes a lock that is not re-entrant; the step tells what is found behind it. */
  void lock(int lock, LongSupplier found, int site) {
    steps.arrive(Kind.LOCK, lock, 0, site);
    take(lock, 1, found.getAsLong());
  }

  /** Whether any thread owns a lock now. */
  public boolean isTaken(int lock, int site) {
    steps.arrive(Kind.OPAQUE_READ, lock, 0, site); // no unlock comes before a look
    long owner = locations.state(lock);
    steps.record(owner, owner, owner == 0 ? 0 : 1);
    loops.seeLock(lock);
    return owner != 0;
  }

  /** Who owns a lock now, or null. */
  public Thread owner(int lock, int site) {
    if (!isTaken(lock, site)) {
      return null;
    }
    LogicalThread owner = threads.get((int) locations.state(lock) - 1);
    guard.isSeenOwning(owner, site);
    return owner.thread();
  }

  /** Gives back one level of a lock that the current thread owns. */
  @DontInline
  public void unlock(int lock, int site) {
    int depth = locations.depth(lock);
    if (depth > 1) {
      locations.depth(lock, depth - 1);
      loops.exitOnce(lock);
      return;
    }
    steps.arrive(Kind.UNLOCK, lock, 0, site);
    free(lock, 0);
  }

  /** Gives back a lock that is not re-entrant; the step tells what was done behind it. */
  void unlock(int lock, long done, int site) {
    steps.arrive(Kind.UNLOCK, lock, 0, site);
    free(lock, done);
  }

  private void free(int lock, long result) {
    long owner = locations.state(lock);
    locations.set(lock, 0);
    threads.current().hold(-1);
    steps.record(owner, 0, result);
  }

  /** How a wait ended. */
  public enum Waited {
    WOKEN,
    LATE,
    INTERRUPTED
  }

  /**
   * Waits in a queue of a lock that the current thread owns; returns when it owns the lock again.
   *
   * @param nanos how long at most, or 0 for ever, or less to return at any moment for no reason
   * @param interruptible whether an interrupt ends the wait
   */
  public Waited await(int lock, int queue, long nanos, boolean interruptible, int site) {
    LogicalThread me = threads.current();
    states.enter(nanos <= 0 ? Thread.State.WAITING : Thread.State.TIMED_WAITING, site);
    if (arriveMaybeInterruptibly(interruptible, Kind.WAIT, lock, queue, site, false)) {
      steps.giveUp(lock);
      states.leave(site);
      return Waited.INTERRUPTED;
    }
    me.enqueue(queue, tickets++, locations.depth(lock));
    free(lock, 0);
    Waited how =
        nanos == 0
            ? sleep(lock, queue, interruptible, site)
            : sleepWithin(nanos, lock, queue, interruptible, site);
    loops.wakeUp();
    take(lock, me.savedDepth(), 1);
    states.leave(site);
    if (how == Waited.WOKEN) {
      Effects.count++; // the signal is used up
      if (settings.histories()) {
        me.effects(me.effects() + 1); // its steps tell that
      }
    }
    return how;
  }

  /** Waits until another thread ends the wait, and comes before taking the lock again. */
  private Waited sleep(int lock, int queue, boolean interruptible, int site) {
    return wakeUp(arriveMaybeInterruptibly(interruptible, Kind.REACQUIRE, lock, queue, site, true));
  }

  /**
   * Waits with a time limit, which passes at any moment or last. A loop that halts here does not
   * look at the limit; but if time passes because no thread can move, the wait is over.
   */
  private Waited sleepWithin(long nanos, int lock, int queue, boolean interruptible, int site) {
    boolean halts = loops.haltsWaiting(site);
    if (lastLimits.concern(nanos, site) || halts) {
      boolean interrupted =
          lastLimits.arriveToWait(
              halts ? loops.haltsFor() : nanos,
              Kind.REACQUIRE,
              queue,
              lock,
              site,
              true,
              interruptible);
      if (!lastLimits.isLate(locations.state(lock))) {
        return wakeUp(interrupted);
      }
      loops.wakeUp();
    }
    return sleepAtMost(nanos, lock, queue, interruptible, site);
  }

  private Waited wakeUp(boolean interrupted) {
    LogicalThread me = threads.current();
    boolean woken = me.queue() == LogicalThread.NOWHERE;
    me.dequeue();
    return !woken && interrupted ? Waited.INTERRUPTED : Waited.WOKEN;
  }

  /**
   * Waits with a time limit. When that is reached the thread leaves the queue, even if another one
   * has the lock; a signal after that wakes another one. So leaving is a step, which every signal
   * depends on.
   */
  private Waited sleepAtMost(long nanos, int lock, int queue, boolean interruptible, int site) {
    LogicalThread me = threads.current();
    boolean interrupted =
        arriveMaybeInterruptibly(
            interruptible, Kind.READ_MODIFY_WRITE, leaving(queue), 0, site, false);
    Waited how = Waited.WOKEN;
    if (me.queue() != LogicalThread.NOWHERE) {
      me.dequeue();
      lastLimits.pass(nanos);
      how = interrupted ? Waited.INTERRUPTED : Waited.LATE;
    }
    steps.recordUnordered(0, 0, how.ordinal()); // only the lock orders those who wait
    if (states.areSeen() && isTaken(lock, site)) {
      states.enter(Thread.State.BLOCKED, site);
    }
    steps.arrive(Kind.REACQUIRE, lock, queue, site);
    return how;
  }

  private int leaving(int queue) {
    if (!settings.observed().has(Feature.LIMITS)) {
      steps.restart(Feature.LIMITS);
    }
    return locations.of(locations.owner(queue), Locations.LEAVING, null);
  }

  /** Comes before a signal, which depends on who has left the queue. */
  private void arriveToSignal(Kind kind, int lock, int queue, int site) {
    if (settings.observed().has(Feature.LIMITS)) {
      threads.current().looksAt(leaving(queue));
    }
    steps.arrive(kind, lock, queue, site);
    threads.current().looksAt(Operation.NO_LOCATION);
  }

  private boolean arriveMaybeInterruptibly(
      boolean interruptible, Kind kind, int location, long argument, int site, boolean dormant) {
    if (interruptible) {
      return steps.arriveInterruptibly(kind, location, argument, site, dormant);
    }
    steps.arrive(kind, location, argument, site, dormant);
    return false;
  }

  /** Wakes one waiter of a queue, if there is any. */
  public void signal(int lock, int queue, int site) {
    arriveToSignal(Kind.NOTIFY, lock, queue, site);
    LogicalThread woken =
        lock == queue
            ? queues.byChoice(queue, director.alternative())
            : queues.longestWaiting(queue);
    if (woken != null) {
      if (woken.isInterruptible() && steps.isInterrupted(woken) && queues.size(queue) > 1) {
        limits.uncontrolled("a signal that may wake an interrupted waiter or another one");
      }
      wake(woken);
    }
    long owner = locations.state(lock);
    steps.record(owner, owner, woken == null ? -1 : woken.number());
    if (woken != null && lock == queue) {
      states.block(woken, site);
    }
  }

  /** Wakes all waiters of a queue. */
  public void signalAll(int lock, int queue, int site) {
    arriveToSignal(Kind.NOTIFY_ALL, lock, queue, site);
    List<LogicalThread> woken = queues.waitingIn(queue);
    woken.forEach(this::wake);
    long owner = locations.state(lock);
    steps.record(owner, owner, woken.size());
    if (lock == queue && states.areSeen()) {
      woken.forEach(thread -> states.block(thread, site));
    }
  }

  private void wake(LogicalThread thread) {
    thread.dequeue();
    director.pending().dormant(thread.number(), false);
  }

  /** Who waits in a queue of a lock that the current thread owns. */
  public List<Thread> waiting(int lock, int queue, int site) {
    loops.seeWaiting(lock);
    steps.hide("threads that wait");
    if (settings.observed().has(Feature.LIMITS)) { // some may leave by themselves
      steps.arrive(Kind.VOLATILE_READ, leaving(queue), 0, site);
      steps.recordUnordered(0, 0, 0);
    }
    List<Thread> waiting = new ArrayList<>();
    for (LogicalThread thread : queues.waitingIn(queue)) {
      guard.isSeenWaiting(thread, site);
      waiting.add(thread.thread());
    }
    return waiting;
  }
}
