package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.option.Expiry;
import dev.jacquard.kernel.option.TimeLimits;
import dev.jacquard.kernel.run.Hearsay;
import dev.jacquard.kernel.run.Pending;
import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.limit.Premise;
import dev.jacquard.runtime.limit.Uncontrolled;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.time.Duration;

/**
 * Waits with time limits that pass only when no thread can move otherwise.
 *
 * <p>Such a wait is an operation that blocks, with a deadline in virtual time. When all threads
 * wait, time passes up to the earliest deadline. That the limit has passed is a step of its own;
 * behind it the wait is what it is with a limit that passes at any moment: one more attempt.
 */
public final class LastLimits {
  /** Who waits for a hundred years waits for ever. */
  private static final long NEVER = Duration.ofDays(36_500).toNanos();

  private final Expiry expiry;
  private final RunSteps steps;
  private final ThreadTable threads;
  private final Pending pending;
  private final Uncontrolled limits;
  private final Hearsay hearsay;
  private final Places places;
  private final Locations locations;

  LastLimits(
      Settings settings,
      RunSteps steps,
      ThreadTable threads,
      Pending pending,
      Names names,
      Uncontrolled limits,
      Hearsay hearsay) {
    expiry = settings.expiry();
    this.steps = steps;
    this.threads = threads;
    this.pending = pending;
    this.limits = limits;
    this.hearsay = hearsay;
    places = names.places();
    locations = names.locations();
  }

  /**
   * Begins a wait of the current thread; whether a time limit of so many nanoseconds passes last.
   * The place is named then. What is left of a limit that passes last does so too.
   */
  boolean concern(long nanos, int site) {
    if (nanos <= 0) {
      return false;
    }
    LogicalThread me = threads.current();
    me.beginWait();
    boolean polls = expiry.limits() == TimeLimits.LONG && isPolling(me, nanos, site);
    if (expiry.limits() == TimeLimits.LONG
        && !polls
        && !expiry.isLast(nanos)
        && me.deadlines().left() > 0) {
      hearsay.untold("whether a wait is what is left of a longer one");
    }
    if (expiry.isLast(nanos) || expiry.limits() == TimeLimits.LONG && isRest(me, nanos)) {
      limits.assumed().at(Premise.LAST_LIMIT, site);
    } else if (polls) {
      limits.assumed().at(Premise.POLL, site);
    } else {
      return false;
    }
    me.deadlines().add(end(me, nanos), nanos);
    return true;
  }

  private boolean isRest(LogicalThread me, long nanos) {
    long end = end(me, nanos);
    return me.deadlines().isRest(end, expiry.margin())
        || me.deadlines().isComputed(me.nanos(), end, expiry.shortestLong());
  }

  /**
   * Whether a thread waits at a place once more, and what it has waited is as long as a long limit
   * with that: the program may well count it, and give up.
   */
  private boolean isPolling(LogicalThread me, long nanos, int site) {
    boolean again = me.shortWaits().isAgainAt(site);
    return again && me.shortWaits().sum() + nanos >= expiry.shortestLong();
  }

  /**
   * The current thread sleeps: for any time, or if it polls so, until no thread can move otherwise,
   * or if that is a hundred years, until it is interrupted. The answer is whether it was
   * interrupted, which is then still to be taken back.
   */
  public boolean sleep(long nanos, int site) {
    LogicalThread me = threads.current();
    if (expiry.limits() == TimeLimits.ANY
        || nanos <= 0
        || (nanos < NEVER && !isPolling(me, nanos, site))) {
      me.pass(nanos);
      add(me, nanos);
      return false;
    }
    me.beginWait();
    limits.assumed().at(nanos < NEVER ? Premise.POLL : Premise.LAST_LIMIT, site);
    int sleep = places.sleep(me);
    boolean interrupted = arriveToWait(nanos, Kind.PARK, Kind.SLEEP, sleep, site, false, true);
    if (isLate(0)) {
      return false;
    }
    steps.recordUnordered(0, 0, 0);
    return interrupted;
  }

  /** Who waits for long at once does not look around meanwhile, and counts nothing. */
  private void add(LogicalThread me, long nanos) {
    me.deadlines().spend(nanos);
    if (expiry.limits() != TimeLimits.ANY && nanos < expiry.shortestLong()) {
      me.shortWaits().add(nanos);
    }
  }

  private static long end(LogicalThread me, long nanos) {
    return nanos < NEVER ? me.nanos() + nanos : NEVER;
  }

  /** The time limit of the wait that the current thread has begun is over for it. */
  public void pass(long nanos) {
    passSince(threads.current().waitsSince(), nanos);
  }

  /** A time limit that the current thread has had since a moment is over for it. */
  public void passSince(long begin, long nanos) {
    LogicalThread me = threads.current();
    long left = nanos - (me.nanos() - begin); // nothing if time has passed for all threads
    me.pass(left);
    if (!me.deadlines().hasPassedLast()) {
      add(me, nanos); // whatever it has learned of the clocks of others meanwhile
    } else if (left > 0) {
      hearsay.untold("for how long a thread has waited");
    }
  }

  /**
   * Brings the current thread before an attempt with a time limit: at any moment, or if the limit
   * passes last, when the attempt succeeds or the limit has passed.
   *
   * @param attempt what it does at any moment
   * @param asked the argument of the attempt
   * @param wait what it does instead if it has to wait, by the same way
   * @param awaited the argument of the wait
   * @return whether it was interrupted before; the operation is still to be recorded then
   */
  public boolean arrive(
      long nanos, Kind attempt, long asked, Kind wait, long awaited, int location, int site) {
    if (concern(nanos, site)) {
      boolean interrupted = arriveToWait(nanos, wait, awaited, location, site, false, true);
      if (!isLate(locations.state(location))) {
        return interrupted;
      }
    }
    steps.arrive(attempt, location, asked, site);
    return false;
  }

  /** Brings the current thread before a wait with a deadline; whether it was interrupted. */
  boolean arriveToWait(
      long nanos,
      Kind wait,
      long awaited,
      int location,
      int site,
      boolean dormant,
      boolean interruptible) {
    LogicalThread me = threads.current();
    me.limit(nanos < NEVER ? nanos : 0);
    boolean interrupted = false;
    if (interruptible) {
      interrupted = steps.arriveInterruptibly(wait, location, awaited, site, dormant);
    } else {
      steps.arrive(wait, location, awaited, site, dormant);
    }
    me.limit(0);
    return interrupted;
  }

  /**
   * Waits until a comparison holds for a volatile field to which all writes are steps, if the time
   * limit passes last; true if it does, false if that is not known.
   */
  public boolean awaitsField(
      long nanos, Object owner, long offset, Class<?> type, long condition, int site) {
    if (!concern(nanos, site)) {
      return false;
    }
    LogicalThread me = threads.current();
    me.await(owner, offset, type);
    arriveToWait(
        nanos, Kind.VOLATILE_AWAIT, condition, places.memory(owner, offset), site, false, true);
    me.await(null, 0, null);
    long value = places.valueAt(owner, offset, type);
    if (isLate(value)) {
      return false;
    }
    steps.record(value, value, value);
    return Comparison.holds(condition, value);
  }

  /** Whether the time limit of the current thread's operation has passed: that is the step then. */
  boolean isLate(long state) {
    if (!pending.isDue(threads.current().number())) {
      return false;
    }
    steps.recordUnordered(state, state, 0);
    threads.current().deadlines().passLast();
    return true;
  }
}
