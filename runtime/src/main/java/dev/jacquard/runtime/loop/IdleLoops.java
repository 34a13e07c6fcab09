package dev.jacquard.runtime.loop;

import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.option.TimeLimits;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.limit.Premise;
import dev.jacquard.runtime.limit.Uncontrolled;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.step.Steps;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.Arrays;

/**
 * Loops that wait for other threads. A round that leaves everything as it was (local variables,
 * memory, locks held) would be repeated until another thread changes what it looked at. Its thread
 * is halted after one such round: the execution in which it looks later, without the idle round, is
 * explored elsewhere, since looking and changing are dependent steps. If at the end nothing has
 * changed, the loop never ends.
 *
 * <p>Taking a lock and giving it back is no effect, unless another thread has seen meanwhile that
 * the lock is taken: it tried to take it without waiting, or asked. The same holds for waiting in a
 * queue that another thread looks into. Where one loop takes a lock in each round and another one
 * waits for it to be taken, the exploration begins again, with locks as effects. A thread never
 * halts with a lock that it gives back in each round, since others may be waiting for it: if it
 * waits with a time limit in each round, it then waits without.
 *
 * <p>A round that looks at the clock may end by itself. Time makes a leap for it; if even that does
 * not help, nothing does. Where time limits pass last, so does the leap: it is made when no thread
 * can move otherwise. Then all that halt look again, for others may do something else now.
 */
public final class IdleLoops {
  private static final long[] LEAPS = {3_600_000_000_000L, 86_400_000_000_000_000L};

  private final Steps steps;
  private final ThreadTable threads;
  private final Settings settings;
  private final Director director;
  private final Uncontrolled limits;
  private LoopHistory[] histories = new LoopHistory[8];
  private final long hop;
  private final boolean seesPlainAccesses;
  private boolean locksSeen;

  public IdleLoops(
      Settings settings, ThreadTable threads, Director director, Steps steps, Uncontrolled limits) {
    this.steps = steps;
    this.threads = threads;
    this.settings = settings;
    this.limits = limits;
    this.director = director;
    seesPlainAccesses = settings.races() != RacePolicy.EXPLORE;
    hop = settings.expiry().limits() == TimeLimits.LONG ? settings.expiry().shortestLong() - 1 : 0;
  }

  /** A thread is born; it has done nothing yet. */
  public void admit(int thread) {
    if (thread >= histories.length) {
      histories = Arrays.copyOf(histories, Math.max(thread + 1, 2 * histories.length));
    }
    histories[thread] = new LoopHistory();
  }

  private LoopHistory current() {
    return of(threads.current());
  }

  private LoopHistory of(LogicalThread thread) {
    return histories[thread.number()];
  }

  /**
   * The current thread is before a step, or at the head of a loop. What it has done besides its
   * steps since it last was may be what loops of others look at. It is asked at each such moment,
   * so that the answer does not depend on who else has run meanwhile.
   */
  public void tellDeeds(LogicalThread me) {
    if (Effects.count != me.effects()) {
      director.acted(me.number());
      me.effects(Effects.count);
      me.makings().deed();
    }
  }

  /** The current thread is about to let others run, or has ended. */
  public void leave(LogicalThread me) {
    tellDeeds(me);
    me.looks(Effects.looks);
  }

  /** The current thread looks at its clock. */
  public void readClock() {
    current().readClock();
    threads.current().makings().deed();
    if (settings.histories()) {
      director.hearsay().untold("what a clock shows, which no step tells");
    }
  }

  /** Whether a thread has begun a loop that may wait; that it left it is not always noticed. */
  public boolean isInLoop(LogicalThread thread) {
    return of(thread).isInLoop();
  }

  /** Whether the current thread halts in a wait, which another thread may still end. */
  public boolean waitsIdly() {
    return current().waitsIdly();
  }

  /** The first step of the round after which the current thread waits idly. */
  public int idleSince() {
    return current().idleSince();
  }

  /** Whether loops may look at memory without steps. */
  public boolean seesPlainAccesses() {
    return seesPlainAccesses;
  }

  /** The current thread has been woken. */
  public void wakeUp() {
    current().wakeUp();
  }

  /**
   * The current thread enters a loop.
   *
   * @param exits whether it can be left but by an exception
   */
  public void enter(int frame, int loop, boolean exits, LoopState locals) {
    LoopHistory doings = current();
    doings.cancelHalt();
    LoopIteration round = doings.find(frame, loop);
    if (round == null) {
      round = doings.add(frame, loop, exits);
    }
    round.enter();
    round.begin(doings, director.steps(), locals);
    locals.clear();
  }

  /** The current thread has come round in a loop. */
  public void round(int frame, int loop, LoopState locals, int site) {
    LogicalThread me = threads.current();
    LoopHistory doings = of(me);
    doings.cancelHalt();
    LoopIteration round = doings.find(frame, loop);
    if (round != null && !round.exits()) {
      me.roundWithoutExit(director.steps());
    }
    boolean halts = false;
    boolean recurs = false;
    long longest = 0;
    if (round == null) { // forgotten, among too many others
      doings.add(frame, loop, true).begin(doings, director.steps(), locals);
    } else if (!round.wasIdle(doings, locals)) {
      round.forgetLeaps();
      round.begin(doings, director.steps(), locals);
      recurs = recurs(me, doings, round);
    } else if (round.readsClock(doings) && leapsAtOnce(me, doings, round)) {
      round.begin(doings, director.steps(), locals);
    } else {
      halts = !settings.everyRound() || round.step() == director.steps(); // it would never step
      longest = round.readsClock(doings) ? leapLast(round, site) : 0;
    }
    locals.clear();
    if (halts) {
      halt(doings, round, site, longest);
    } else if (recurs && !settings.everyRound()) {
      steps.recur(round.step(), site);
    }
  }

  /** Whether a thread is in a local state in which it was before, by what it has told lately. */
  private boolean recurs(LogicalThread me, LoopHistory doings, LoopIteration round) {
    int taken = director.pending().taken(me.number());
    if (!doings.hasStepped(taken)) {
      return false;
    }
    tellDeeds(me);
    LoopHeads heads = doings.heads();
    boolean known = heads.add(round, doings);
    director.head(me.number(), heads.state());
    return known;
  }

  /** Whether time makes a leap for a loop now. */
  private boolean leapsAtOnce(LogicalThread me, LoopHistory doings, LoopIteration round) {
    if (settings.expiry().limits() == TimeLimits.ANY || !canHalt(doings, round)) {
      long leap = nextLeap(round);
      me.pass(leap);
      return leap > 0;
    }
    if (hop > 0 && !round.hasHopped()) {
      me.pass(hop);
      return true;
    }
    return false;
  }

  private static boolean canHalt(LoopHistory doings, LoopIteration round) {
    return round.fewestLocks() == doings.locks() || round.waitsAt() != LoopIteration.NOWHERE;
  }

  /** How long a loop that looks at the clock halts at most; 0 if no time helps. */
  private long leapLast(LoopIteration round, int site) {
    long leap = settings.expiry().limits() == TimeLimits.ANY ? 0 : nextLeap(round);
    if (leap > 0) {
      limits.assumed().at(Premise.LAST_LIMIT, site);
    }
    return leap;
  }

  private static long nextLeap(LoopIteration round) {
    int leap = round.leap();
    return leap > LEAPS.length ? 0 : LEAPS[leap - 1];
  }

  private void halt(LoopHistory doings, LoopIteration round, int site, long longest) {
    if (round.fewestLocks() == doings.locks()) {
      checkLocks(round.step());
      long end = threads.current().nanos() + longest;
      boolean looked = seesPlainAccesses && round.looked();
      steps.halt(round.step(), looked, site, longest);
      if (longest > 0 && threads.current().nanos() < end) {
        round.takeLeapBack(); // only the time of others has come
      }
      round.again(doings, director.steps());
    } else if (round.waitsAt() != LoopIteration.NOWHERE) {
      doings.haltWaiting(round, longest);
    }
  }

  /**
   * Whether the current thread, which has just begun to wait with a time limit, halts by waiting
   * without one.
   */
  public boolean haltsWaiting(int site) {
    LoopHistory doings = current();
    if (!doings.haltsWaiting(site)) {
      return false;
    }
    doings.waitIdly();
    checkLocks(doings.idleSince());
    return true;
  }

  /**
   * How long the current thread waits at most when it halts by waiting, 0 for as long as others.
   */
  public long haltsFor() {
    return current().haltsFor();
  }

  /** The current thread looks whether a lock is taken. If it is, its owner learns when it ends. */
  public void seeLock(int lock) {
    locksSeen = true;
    for (LogicalThread thread : threads.all()) {
      if (thread != null && thread != threads.current()) {
        of(thread).seeOwning(lock);
      }
    }
  }

  /**
   * The current thread, which owns a lock, looks into a queue of it. Who has begun to wait there
   * learns of it when it has the lock again, even if it had left the queue already.
   */
  public void seeWaiting(int lock) {
    for (LogicalThread thread : threads.all()) {
      if (thread != null) {
        of(thread).seeWaiting(lock);
      }
    }
  }

  private void checkLocks(int from) {
    if (locksSeen
        && !settings.observed().has(Feature.LOCKS)
        && director.meetsAtLock(threads.current().number(), from)) {
      steps.restart(Feature.LOCKS);
    }
  }

  /** The current thread takes a lock once more that it holds, which is no step. */
  public void enterAgain(int lock) {
    current().enterAgain(lock);
  }

  /** The current thread gives back a lock that it goes on holding, which is no step. */
  public void exitOnce(int lock) {
    current().exitOnce(lock);
  }

  /** Notes what the current thread has just done; the last row of the trace is about it. */
  public void note(
      LogicalThread me, Kind kind, int location, int site, boolean changed, long result) {
    long before = Effects.count;
    count(me, kind, location, site, changed, result);
    me.effects(me.effects() + Effects.count - before); // what is left are effects without a step
  }

  private void count(
      LogicalThread me, Kind kind, int location, int site, boolean changed, long result) {
    switch (kind) {
      case LOCK, TRY_LOCK, REACQUIRE -> {
        if (kind == Kind.TRY_LOCK) {
          seeLock(location);
        }
        if (changed) {
          of(me).take(location);
          noteLock(kind != Kind.REACQUIRE); // who waits is seen by those who look into the queue
        }
      }
      case UNLOCK, WAIT -> {
        if (changed) {
          boolean idle = of(me).free(location, kind == Kind.WAIT ? site : LoopIteration.NOWHERE);
          noteLock(idle && kind != Kind.WAIT);
        }
      }
      case READ,
          VOLATILE_READ,
          OPAQUE_READ,
          INNER_READ,
          AWAIT,
          VOLATILE_AWAIT,
          JOIN,
          TRY_JOIN,
          SPIN -> {}
      case NOTIFY -> Effects.count += result >= 0 ? 1 : 0;
      case NOTIFY_ALL -> Effects.count += result > 0 ? 1 : 0;
      case UPDATE, TRY_UPDATE -> Effects.count += director.hasWritten() ? 1 : 0;
      case WRITE, VOLATILE_WRITE, OPAQUE_WRITE, INNER_WRITE, START, CHOOSE -> Effects.count++;
      default -> Effects.count += changed ? 1 : 0;
    }
  }

  private void noteLock(boolean idle) {
    if (settings.observed().has(Feature.LOCKS)) {
      Effects.count++;
    } else if (idle) {
      director.leavesNothing();
    }
  }
}
