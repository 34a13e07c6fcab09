package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.runtime.loop.Effects;
import dev.jacquard.runtime.memory.Clocks;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import jdk.internal.vm.annotation.DontInline;

/** Locks of one owner, which may hold them several times, and the queues in which threads wait. */
public final class Locks {
  private final Execution execution;
  private final Settings settings;
  private final Director director;
  private final Locations locations;
  private final Clocks clocks;
  private int tickets;

  Locks(
      Execution execution,
      Settings settings,
      Director director,
      Locations locations,
      Clocks clocks) {
    this.execution = execution;
    this.settings = settings;
    this.director = director;
    this.locations = locations;
    this.clocks = clocks;
  }

  void begin() {
    tickets = 0;
  }

  public boolean owns(int lock) {
    return locations.state(lock) == execution.current().number() + 1L;
  }

  /** How often the current thread holds a lock. */
  public int holds(int lock) {
    return owns(lock) ? locations.depth(lock) : 0;
  }

  @DontInline
  public void lock(int lock, int site) {
    if (owns(lock)) {
      locations.depth(lock, locations.depth(lock) + 1);
      return;
    }
    execution.arrive(Kind.LOCK, lock, 0, site);
    take(lock, 1);
  }

  /** The same, but false if the thread was interrupted, and then without the lock. */
  public boolean lockInterruptibly(int lock, int site) {
    if (owns(lock)) {
      locations.depth(lock, locations.depth(lock) + 1);
      return true;
    }
    if (execution.arriveInterruptibly(Kind.LOCK, lock, 0, site)) {
      execution.giveUp(lock);
      return false;
    }
    take(lock, 1);
    return true;
  }

  public boolean tryLock(int lock, int site) {
    if (owns(lock)) {
      locations.depth(lock, locations.depth(lock) + 1);
      return true;
    }
    execution.arrive(Kind.TRY_LOCK, lock, 0, site);
    long owner = locations.state(lock);
    if (owner != 0) {
      execution.record(owner, owner, 0);
      return false;
    }
    take(lock, 1);
    return true;
  }

  private void take(int lock, int levels) {
    long owner = execution.current().number() + 1L;
    locations.set(lock, owner);
    locations.depth(lock, levels);
    execution.current().hold(1);
    execution.record(0, owner, 1);
  }

  /** Whether anybody owns a lock now. */
  public boolean isTaken(int lock, int site) {
    execution.arrive(Kind.VOLATILE_READ, lock, 0, site);
    long owner = locations.state(lock);
    execution.recordUnordered(owner, owner, owner == 0 ? 0 : 1); // no unlock comes before a look
    if (owner != 0) {
      execution.spinning().observeLock();
    }
    return owner != 0;
  }

  /** Gives back one level of a lock that the current thread owns. */
  @DontInline
  public void unlock(int lock, int site) {
    int depth = locations.depth(lock);
    if (depth > 1) {
      locations.depth(lock, depth - 1);
      return;
    }
    execution.arrive(Kind.UNLOCK, lock, 0, site);
    free(lock);
  }

  private void free(int lock) {
    long owner = locations.state(lock);
    locations.set(lock, 0);
    execution.current().hold(-1);
    execution.record(owner, 0, 0);
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
   * @param nanos how long at most, or 0 for ever
   * @param interruptible whether an interrupt ends the wait
   */
  public Waited await(int lock, int queue, long nanos, boolean interruptible, int site) {
    LogicalThread me = execution.current();
    if (arriveMaybeInterruptibly(interruptible, Kind.WAIT, lock, queue, site, false)) {
      execution.giveUp(lock);
      return Waited.INTERRUPTED;
    }
    me.enqueue(queue, tickets++, locations.depth(lock));
    free(lock);
    Waited how =
        nanos == 0 || execution.spinning().haltsWaiting(site)
            ? sleep(lock, queue, interruptible, site)
            : sleepAtMost(nanos, lock, queue, interruptible, site);
    me.doings().wakeUp();
    take(lock, me.savedDepth());
    if (how == Waited.WOKEN) {
      Effects.count++; // the signal is used up
    }
    return how;
  }

  /** Waits until another thread ends the wait, and comes before taking the lock again. */
  private Waited sleep(int lock, int queue, boolean interruptible, int site) {
    LogicalThread me = execution.current();
    boolean interrupted =
        arriveMaybeInterruptibly(interruptible, Kind.REACQUIRE, lock, queue, site, true);
    boolean woken = me.queue() == LogicalThread.NOWHERE;
    me.dequeue();
    return !woken && interrupted ? Waited.INTERRUPTED : Waited.WOKEN;
  }

  /**
   * The same with a time limit. When that is reached the thread leaves the queue, whoever has the
   * lock; a signal after that wakes another one. So leaving is a step, which every signal depends
   * on.
   */
  private Waited sleepAtMost(long nanos, int lock, int queue, boolean interruptible, int site) {
    LogicalThread me = execution.current();
    boolean interrupted =
        arriveMaybeInterruptibly(
            interruptible, Kind.READ_MODIFY_WRITE, leaving(queue), 0, site, false);
    Waited how = Waited.WOKEN;
    if (me.queue() != LogicalThread.NOWHERE) {
      me.dequeue();
      me.pass(nanos);
      how = interrupted ? Waited.INTERRUPTED : Waited.LATE;
    }
    execution.recordUnordered(0, 0, how.ordinal());
    execution.arrive(Kind.REACQUIRE, lock, queue, site);
    return how;
  }

  private int leaving(int queue) {
    if (!settings.observed().has(Feature.LIMITS)) {
      execution.restart(Feature.LIMITS);
    }
    return locations.of(locations.owner(queue), Locations.LEAVING, null);
  }

  /** Comes before a signal, which depends on who has left the queue. */
  private void arriveToSignal(Kind kind, int lock, int queue, int site) {
    if (settings.observed().has(Feature.LIMITS)) {
      execution.current().looksAt(leaving(queue));
    }
    execution.arrive(kind, lock, queue, site);
    execution.current().looksAt(Operation.NO_LOCATION);
  }

  private boolean arriveMaybeInterruptibly(
      boolean interruptible, Kind kind, int location, long argument, int site, boolean dormant) {
    if (interruptible) {
      return execution.arriveInterruptibly(kind, location, argument, site, dormant);
    }
    execution.arrive(kind, location, argument, site, dormant);
    return false;
  }

  /** Wakes one waiter of a queue, if there is any. */
  public void signal(int lock, int queue, int site) {
    arriveToSignal(Kind.NOTIFY, lock, queue, site);
    LogicalThread woken =
        lock == queue ? byChoice(queue, director.alternative()) : longestWaiting(queue);
    if (woken != null) {
      if (woken.isInterruptible() && execution.isInterrupted(woken) && waiters(queue) > 1) {
        execution
            .limits()
            .uncontrolled("a signal that may wake an interrupted waiter or another one");
      }
      wake(woken);
    }
    long owner = locations.state(lock);
    execution.record(owner, owner, woken == null ? -1 : woken.number());
  }

  /** Wakes all waiters of a queue. */
  public void signalAll(int lock, int queue, int site) {
    arriveToSignal(Kind.NOTIFY_ALL, lock, queue, site);
    int count = 0;
    for (LogicalThread thread : execution.threads()) {
      if (thread != null && thread.queue() == queue) {
        wake(thread);
        count++;
      }
    }
    long owner = locations.state(lock);
    execution.record(owner, owner, count);
  }

  private void wake(LogicalThread thread) {
    thread.dequeue();
    director.pending().dormant(thread.number(), false);
  }

  /** How many threads wait in a queue. */
  public int waiters(int queue) {
    int count = 0;
    for (LogicalThread thread : execution.threads()) {
      count += thread != null && thread.queue() == queue ? 1 : 0;
    }
    return count;
  }

  /** Who waits in a queue. */
  public List<Thread> waiting(int queue, int site) {
    if (settings.observed().has(Feature.LIMITS)) { // some may leave by themselves
      execution.arrive(Kind.VOLATILE_READ, leaving(queue), 0, site);
      execution.recordUnordered(0, 0, 0);
    }
    List<Thread> waiting = new ArrayList<>();
    for (LogicalThread thread : waitingIn(queue)) {
      execution.lookalikes().guard().isSeenWaiting(thread, site);
      waiting.add(thread.thread());
    }
    return waiting;
  }

  /**
   * How many different choices a notify has: to wake the first of those who share their history is
   * as good as to wake another of them.
   */
  int wakable(int queue) {
    int count = 0;
    List<LogicalThread> waiting = byBirth(queue);
    for (int i = 0; i < waiting.size(); i++) {
      count += isFirst(waiting, i) ? 1 : 0;
    }
    return count;
  }

  /** Which waiter an alternative stands for, by birth. */
  int rank(int queue, int alternative) {
    List<LogicalThread> waiting = byBirth(queue);
    int left = alternative;
    for (int i = 0; i < waiting.size(); i++) {
      if (isFirst(waiting, i) && left-- == 0) {
        return i;
      }
    }
    return alternative;
  }

  private boolean isFirst(List<LogicalThread> waiting, int index) {
    for (int i = 0; i < index; i++) {
      if (director.sharing().together(waiting.get(i).number(), waiting.get(index).number())) {
        return false;
      }
    }
    return true;
  }

  /** The waiter whom an alternative of a notify stands for, or null if nobody waits. */
  private LogicalThread byChoice(int queue, int alternative) {
    List<LogicalThread> waiting = byBirth(queue);
    return waiting.isEmpty() ? null : waiting.get(rank(queue, alternative));
  }

  /** The thread that waits longest, or null. */
  private LogicalThread longestWaiting(int queue) {
    LogicalThread longest = null;
    for (LogicalThread thread : waitingIn(queue)) {
      if (longest == null || thread.ticket() < longest.ticket()) {
        longest = thread;
      }
    }
    return longest;
  }

  private List<LogicalThread> byBirth(int queue) {
    List<LogicalThread> waiting = waitingIn(queue);
    waiting.sort(Comparator.comparingInt(LogicalThread::birth));
    return waiting;
  }

  private List<LogicalThread> waitingIn(int queue) {
    List<LogicalThread> waiting = new ArrayList<>();
    for (LogicalThread thread : execution.threads()) {
      if (thread != null && thread.queue() == queue) {
        waiting.add(thread);
      }
    }
    return waiting;
  }
}
