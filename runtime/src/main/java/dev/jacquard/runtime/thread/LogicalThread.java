package dev.jacquard.runtime.thread;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.runtime.memory.Clocks;
import java.util.concurrent.ForkJoinWorkerThread;

/**
 * A thread of the program under test, in one run. It is what a {@linkplain
 * dev.jacquard.runtime.carrier.Carrier carrier} runs, so that its own frames are at the bottom of
 * the thread's stack.
 */
public final class LogicalThread implements Runnable {
  private final Lives lives;
  private final int number;
  private final Thread thread;
  private final Runnable body;
  private final boolean daemon;
  private final Clocks clocks;

  private int seed;
  private int past;
  private int roundWithoutExit = NOWHERE;
  private final Insight insight = new Insight();
  private final Makings makings = new Makings();
  private boolean newborn = true;
  private boolean ended;
  private boolean interruptible;
  private int queue = NOWHERE;
  private int ticket;
  private int savedDepth;
  private int here;
  private int looksAt = Operation.NO_LOCATION;
  private long limit;
  private long waitsSince;
  private Deadlines deadlines;
  private ShortWaits shortWaits;
  private long effects;
  private long looks;
  private int locks;
  private boolean blocking;
  private int managed;
  private Object awaited;
  private long awaitedOffset;
  private Class<?> awaitedType;
  private EnteredMonitors entered;
  private RunningInitialiser initialiser;

  /** What the carrier keeps for this thread. */
  public Object carried;

  public static final int NOWHERE = -1;

  public LogicalThread(
      Lives lives, int number, Thread thread, Runnable body, boolean daemon, Clocks clocks) {
    this.lives = lives;
    this.clocks = clocks;
    this.number = number;
    this.thread = thread;
    this.body = body;
    this.daemon = daemon;
  }

  /** A number that it has in every process, from which its random numbers and hashes follow. */
  public int seed() {
    return seed;
  }

  public void seed(int fromName) {
    seed = fromName;
  }

  /** The number of all that it has observed so far, if that is told; else 0. */
  public int past() {
    return past;
  }

  public void past(int number) {
    past = number;
  }

  /** What it may know besides what its steps tell. */
  public Insight insight() {
    return insight;
  }

  /** It has come round in a loop that only an exception ends, after so many steps of the run. */
  public void roundWithoutExit(int steps) {
    roundWithoutExit = steps;
  }

  /** Whether it could come to its end by its code, if it goes on as it did since a step. */
  public boolean hasEnd(int from) {
    return roundWithoutExit < from;
  }

  /** What it has made so far. */
  public Makings makings() {
    return makings;
  }

  /** Equal in all runs in which the same ancestors start it as the same of their children. */
  public int number() {
    return number;
  }

  /** The object that stands for it in the program. */
  public Thread thread() {
    return thread;
  }

  /** The monitors that it has entered in the JDK's own code. */
  public EnteredMonitors entered() {
    if (entered == null) {
      entered = new EnteredMonitors();
    }
    return entered;
  }

  public Runnable body() {
    return body;
  }

  /** The whole life of the thread, on its carrier. */
  @Override
  public void run() {
    lives.live(this);
  }

  /** The code of the program that this thread was started for. */
  public void perform() {
    body.run();
  }

  public boolean isDaemon() {
    return daemon;
  }

  /** What {@code Thread.currentThread()} really answers while this thread runs. */
  public Thread identity() {
    return carried instanceof Thread carrier ? carrier : thread;
  }

  /** Started, but it has not run yet. */
  public boolean isNewborn() {
    return newborn;
  }

  public void grownUp() {
    newborn = false;
  }

  public boolean hasEnded() {
    return ended;
  }

  public void end() {
    ended = true;
  }

  /** Whether another thread has ended, and this one is ordered after all that it did. */
  public boolean isAfter(LogicalThread other) {
    return other.ended && clocks.knows(number, other.number, clocks.now(other.number) - 1);
  }

  /** Whether this thread knows all that was made public at a location. */
  public boolean knows(int location) {
    return clocks.knowsAllAt(number, location);
  }

  /** Whether this thread knows all that another one has made public so far. */
  public boolean knowsDeedsOf(int thread) {
    return clocks.knows(number, thread, clocks.lastPublication(thread));
  }

  /** Whether it is the first thread, and has not started another one. */
  public boolean isAlone() {
    return number == 0 && makings.children() == 0;
  }

  /** The time on this thread's own clock. */
  public long nanos() {
    return clocks.nanos(number);
  }

  /** Some time passes for this thread. */
  public void pass(long duration) {
    clocks.pass(number, duration);
  }

  /** Begins a wait, whose time limit counts from now. */
  public void beginWait() {
    waitsSince = nanos();
    deadlines().begin();
  }

  /** When it began its last wait. */
  public long waitsSince() {
    return waitsSince;
  }

  /** What it has waited while others could move. */
  public ShortWaits shortWaits() {
    if (shortWaits == null) {
      shortWaits = new ShortWaits();
    }
    return shortWaits;
  }

  /** Its long time limits, of which it may wait for the rest. */
  public Deadlines deadlines() {
    if (deadlines == null) {
      deadlines = new Deadlines();
    }
    return deadlines;
  }

  /** Whether an interrupt ends the operation that it is before. */
  public boolean isInterruptible() {
    return interruptible;
  }

  public void interruptible(boolean value) {
    interruptible = value;
  }

  /** Another location on which the operation that it is before depends, or none. */
  public int looksAt() {
    return looksAt;
  }

  public void looksAt(int location) {
    looksAt = location;
  }

  /** The time limit of the operation that it is before, if it passes last; else 0. */
  public long limit() {
    return limit;
  }

  public void limit(long nanos) {
    limit = nanos;
  }

  /** The place of the program at which it was last seen to call the JDK. */
  public int here() {
    return here;
  }

  public void here(int site) {
    here = site;
  }

  /** How many effects it has had, while it does not run. */
  public long effects() {
    return effects;
  }

  public void effects(long count) {
    effects = count;
  }

  /** How often it looked at memory by a plain read, while it does not run. */
  public long looks() {
    return looks;
  }

  public void looks(long count) {
    looks = count;
  }

  /** The queue in which it waits, or {@link #NOWHERE}. */
  public int queue() {
    return queue;
  }

  public int ticket() {
    return ticket;
  }

  public void enqueue(int newQueue, int newTicket, int depth) {
    queue = newQueue;
    ticket = newTicket;
    savedDepth = depth;
  }

  public void dequeue() {
    queue = NOWHERE;
  }

  /** How often it held the lock that it gave up to wait. */
  public int savedDepth() {
    return savedDepth;
  }

  /** The object for whose field it waits, or null. */
  public Object awaited() {
    return awaited;
  }

  public long awaitedOffset() {
    return awaitedOffset;
  }

  public Class<?> awaitedType() {
    return awaitedType;
  }

  public void await(Object owner, long offset, Class<?> type) {
    awaited = owner;
    awaitedOffset = offset;
    awaitedType = type;
  }

  /** The innermost class initialiser that it is in, or null. */
  public RunningInitialiser initialiser() {
    return initialiser;
  }

  /** It begins to initialise a class. */
  public void begin(Class<?> type, int sections, boolean quiet, long effectsSoFar) {
    initialiser = new RunningInitialiser(type, this, sections, quiet, effectsSoFar);
  }

  /** It has come to the end of the innermost initialiser. */
  public void endInitialiser() {
    initialiser = initialiser.outer();
  }

  /** Whether this thread knows what another one did at a time. */
  public boolean knows(int thread, int time) {
    return clocks.knows(number, thread, time);
  }

  /** The time of its last step. */
  public int lastStep() {
    return clocks.now(number) - 1;
  }

  /** How many locks it holds. */
  int locks() {
    return locks;
  }

  /** Whether it holds other locks than when it began the innermost initialiser. */
  public boolean hasTakenLocks() {
    return locks != initialiser.locks();
  }

  /** Whether it holds any lock. */
  public boolean holdsLocks() {
    return locks > 0;
  }

  public void hold(int more) {
    locks += more;
  }

  /** Notes what it is about to do, for the pool that it belongs to. */
  public void note(Kind kind, long argument) {
    blocking |=
        managed == 0
            && (kind == Kind.PARK
                || kind == Kind.ACQUIRE
                || kind == Kind.WAIT
                || kind == Kind.JOIN
                || kind == Kind.VOLATILE_AWAIT
                || (kind == Kind.UPDATE && argument != 0));
  }

  /** Whether it has waited for anything but a lock in a way that its pool does not see. */
  public boolean hasBlocked() {
    return blocking;
  }

  /** From now on its pool sees if it waits, or no more; calls nest. */
  public void managed(boolean begin) {
    managed += begin ? 1 : -1;
  }

  /** Whether it is a virtual thread, for the program. */
  public boolean isVirtual() {
    return thread.getClass().getSuperclass().getName().equals("java.lang.BaseVirtualThread");
  }

  /** Whether it is a worker of a fork/join pool. */
  public boolean isWorker() {
    return thread instanceof ForkJoinWorkerThread;
  }
}
