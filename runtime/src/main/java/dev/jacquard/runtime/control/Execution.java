package dev.jacquard.runtime.control;

import dev.jacquard.kernel.Access;
import dev.jacquard.kernel.DataRace;
import dev.jacquard.kernel.Director;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Failure;
import dev.jacquard.kernel.Kind;
import dev.jacquard.kernel.Moves;
import dev.jacquard.kernel.Operation;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Symmetry;
import dev.jacquard.kernel.Trace;
import dev.jacquard.runtime.control.PlainAccesses.Accesses;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A program under control, from run to run: its threads, its locations and what happens to them.
 *
 * <p>Everything here is called by the one thread that is running, between {@link Control#enter} and
 * {@link Control#leave}. That thread decides itself who moves next and hands over directly.
 */
public final class Execution implements Moves {
  private final Director director;
  private final Settings settings;
  private final Carrier carrier;
  private final ThreadNumbers numbers = new ThreadNumbers();
  private final Objects objects = new Objects();
  private final Locations locations = new Locations();
  private final Clocks clocks = new Clocks();
  private final PlainAccesses accesses = new PlainAccesses(clocks, this::race);
  private final Set<String> uncontrolled = new LinkedHashSet<>();
  private final ForeignObjects foreign = new ForeignObjects();
  private final AccessStacks stacks = new AccessStacks();

  private LogicalThread[] threads = new LogicalThread[8];
  private final Newborns newborns = new Newborns();
  private LogicalThread current;
  private Thread conductor;
  private int births;
  private int tickets;
  private boolean unwinding;
  private boolean foreignThreads;
  private RuntimeException problem;
  private Initialiser initialiser;

  public Execution(Settings settings) {
    this.settings = settings;
    director = new Director(Symmetry.none(0), settings.stepLimit());
    boolean continuations =
        settings.carrier() == Settings.Carriers.CONTINUATION
            || (settings.carrier() == Settings.Carriers.AUTO && ContinuationCarrier.isAvailable());
    carrier = continuations ? new ContinuationCarrier(this) : new ThreadCarrier(this);
  }

  // ---- one run ---------------------------------------------------------------------------------

  /** Runs a body under a plan. */
  public Trace run(Plan plan, Runnable body) {
    Control.install(this);
    begin(plan);
    conductor = Thread.currentThread();
    try {
      return run(body);
    } finally {
      conductor = null;
    }
  }

  private Trace run(Runnable body) {
    LogicalThread root = create(0, new Thread(null, body, "main", 0, false), body, false);
    newborns.add(root);
    carrier.run(next());
    if (problem != null) {
      unwind();
      throw problem;
    }
    if (foreignThreads) {
      director.cut(); // whoever waits may wait for a thread that we do not see
    }
    Trace trace = director.finish(this);
    unwind();
    return trace;
  }

  private void begin(Plan plan) {
    java.util.Arrays.fill(threads, null);
    newborns.clear();
    births = 0;
    tickets = 0;
    unwinding = false;
    foreignThreads = false;
    problem = null;
    initialiser = null;
    objects.begin();
    locations.begin(objects.run());
    clocks.begin(objects.run());
    accesses.begin(objects.run());
    Determinism.begin();
    director.begin(plan);
  }

  private LogicalThread create(int number, Thread thread, Runnable body, boolean daemon) {
    LogicalThread created = new LogicalThread(number, thread, body, daemon);
    if (number >= threads.length) {
      threads = java.util.Arrays.copyOf(threads, Math.max(number + 1, 2 * threads.length));
    }
    threads[number] = created;
    created.bornAs(births++);
    if (daemon) {
      director.daemon(number, true);
    }
    clocks.admit(number);
    numbers.name(number, thread.getName());
    Determinism.seed(created);
    locations.set(life(number), 1);
    return created;
  }

  /** The whole life of a thread, on its carrier. */
  void live(LogicalThread me) {
    try {
      Sites.here = me.here();
      Control.resumed();
      checkControl(me);
      body(me);
    } catch (Unwind over) {
      // nothing more is to be done by it
    } catch (Throwable thrown) {
      Control.stopped();
      director.fail(type(thrown), me.number(), Uncaught.describe(thrown));
    }
    Control.stopped();
    if (!unwinding && settings.observesLives()) {
      end(me);
    }
    me.end();
    locations.set(life(me.number()), Kind.ENDED);
    clocks.tick(me.number());
    carrier.end(me, unwinding ? null : next());
  }

  /** Better no verdict than one about a thread that runs free. */
  private void checkControl(LogicalThread me) {
    if (!Control.onControlledThread()) {
      problem =
          new IllegalStateException(
              "control was lost: the VM runs " + me.thread() + " as " + Thread.currentThread());
      throw Unwind.NOW;
    }
  }

  private void body(LogicalThread me) throws Throwable {
    try {
      me.body().run();
    } catch (Unwind over) {
      throw over;
    } catch (Throwable thrown) {
      if (unwinding || Uncaught.isHandled(me.thread(), thrown)) {
        return;
      }
      throw thrown;
    }
  }

  private static Failure.Type type(Throwable thrown) {
    return thrown instanceof AssertionError ? Failure.Type.ASSERTION : Failure.Type.EXCEPTION;
  }

  /** The end of a thread as a step of its own, for programs that can see whether one is alive. */
  private void end(LogicalThread me) {
    try {
      arrive(Kind.END, life(me.number()), me.number(), Sites.UNKNOWN);
      record(1, Kind.ENDED, 0);
    } catch (Unwind over) {
      // the run ended first
    }
  }

  /** Who moves next, or null when the run is over. */
  private LogicalThread next() {
    if (problem != null) {
      return null;
    }
    try {
      LogicalThread newborn = newbornToRun();
      if (newborn != null) {
        newborn.grownUp();
        return newborn;
      }
      int chosen = director.choose(this);
      return chosen == Director.NOBODY ? null : threads[chosen];
    } catch (RuntimeException e) { // the program did not do what the plan foretold
      problem = e;
      return null;
    }
  }

  /**
   * A newborn runs up to its first operation before anybody chooses; while a plan is followed, only
   * the one whose turn it is.
   */
  private LogicalThread newbornToRun() {
    if (newborns.isEmpty()) {
      return null;
    }
    int planned = director.planned();
    if (planned == Director.NOBODY) {
      return newborns.removeFirst();
    }
    int awaited = joins(planned) ? (int) director.argument(planned) : planned;
    return newborns.removeEither(planned, awaited);
  }

  /** Whether a thread waits for another one, which may end without any operation. */
  private boolean joins(int thread) {
    if (thread >= threads.length || threads[thread] == null || threads[thread].isNewborn()) {
      return false;
    }
    Kind kind = director.kind(thread);
    return kind == Kind.JOIN || kind == Kind.TRY_JOIN;
  }

  /** Ends all threads that have not come to their end by themselves. */
  private void unwind() {
    unwinding = true;
    for (LogicalThread thread : threads) {
      if (thread != null && !thread.hasEnded() && !thread.isNewborn()) {
        carrier.run(thread);
      }
    }
  }

  /** The run can't go on, for a reason that is not the program's. */
  public void abort(RuntimeException why) {
    problem = why;
    carrier.handOver(current, null);
    throw Unwind.NOW;
  }

  // ---- steps -----------------------------------------------------------------------------------

  public LogicalThread current() {
    return current;
  }

  void current(LogicalThread thread) {
    current = thread;
  }

  /**
   * Brings the current thread before an operation; returns when the operation is to be executed.
   */
  public void arrive(Kind kind, int location, long argument, int site) {
    arrive(kind, location, argument, site, false);
  }

  /**
   * The same for an operation that an interrupt ends; the answer is whether the thread is
   * interrupted when its turn comes.
   */
  public boolean arriveInterruptibly(Kind kind, int location, long argument, int site) {
    return arriveInterruptibly(kind, location, argument, site, false);
  }

  private boolean arriveInterruptibly(
      Kind kind, int location, long argument, int site, boolean dormant) {
    if (!settings.interrupts()) {
      arrive(kind, location, argument, site, dormant);
      return false;
    }
    LogicalThread me = current;
    me.interruptible(true);
    arrive(kind, location, argument, site, dormant);
    me.interruptible(false);
    return locations.state(interruptStatus(me)) != 0;
  }

  private void arrive(Kind kind, int location, long argument, int site, boolean dormant) {
    if (unwinding) {
      throw Unwind.NOW;
    }
    LogicalThread me = current;
    director.arrive(me.number(), kind, location, argument, site);
    director.dormant(me.number(), dormant);
    if (me.isInterruptible()) {
      director.alsoReads(me.number(), interruptStatus(me));
    }
    LogicalThread next = next();
    if (next != me) {
      me.here(Sites.here);
      carrier.handOver(me, next);
      Sites.here = me.here();
      if (unwinding) {
        throw Unwind.NOW;
      }
    }
  }

  /** Whether the run is over and its threads only have to leave. */
  public boolean isUnwinding() {
    return unwinding;
  }

  /** Writes down the operation that the current thread has arrived at and executed. */
  public void record(long before, long after, long result) {
    try {
      director.record(before, after, result);
    } catch (DivergenceException diverged) {
      abort(diverged);
    }
    clocks.tick(current.number());
  }

  @Override
  public int choices(int thread) {
    Kind kind = director.kind(thread);
    switch (kind) {
      case CHOOSE:
        return (int) director.argument(thread);
      case NOTIFY:
        return Math.max(1, isOrdered(thread) ? 1 : waiters((int) director.argument(thread)));
      default:
        long state = locations.state(director.location(thread));
        LogicalThread who = threads[thread];
        long flag = who.isInterruptible() ? locations.state(interruptStatus(who)) : 0;
        return kind.enabledAt(state, director.argument(thread), thread, flag) ? 1 : 0;
    }
  }

  /** Whether a notify wakes the longest waiter: for a condition, not for a monitor. */
  private boolean isOrdered(int thread) {
    return director.argument(thread) != director.location(thread);
  }

  /** A number that the plan chooses. */
  public int choose(int count, int site) {
    arrive(Kind.CHOOSE, Operation.NO_LOCATION, count, site);
    int chosen = director.alternative();
    record(0, 0, chosen);
    return chosen;
  }

  // ---- objects and locations -------------------------------------------------------------------

  /** The current thread has made an object. */
  public void made(Object object) {
    if (initialiser != null) {
      objects.made(object, initialiser.type, initialiser.made++);
    } else if (Control.isSuspended()) {
      objects.madeForGood(object);
    } else {
      objects.made(object, current);
    }
  }

  /** Objects made from now on belong to the initialiser of a class, whoever runs it. */
  public void beginInitialiser(Class<?> type) {
    initialiser = new Initialiser(type, initialiser);
  }

  /** Ends the innermost initialiser. */
  public void endInitialiser() {
    initialiser = initialiser.outer;
  }

  /** A class initialiser at work. */
  private static final class Initialiser {
    private final Class<?> type;
    private final Initialiser outer;
    private int made;

    Initialiser(Class<?> type, Initialiser outer) {
      this.type = type;
      this.outer = outer;
    }
  }

  /** What is known of an object of this run, or null. */
  public Tracked find(Object object) {
    return objects.find(object);
  }

  /** A reference as a number. */
  public long value(Object object) {
    return objects.value(object);
  }

  private int location(Object object, long key, String field) {
    return locations.of(objects.of(object), key, field);
  }

  /**
   * Whether what happens to an object inside the JDK is of interest: rewritten code made it. An
   * object that the JDK made for itself in this run, and that two threads use, is named in the
   * verdict.
   */
  public boolean isOurs(Object object) {
    if (objects.isOurs(object)) {
      return true;
    }
    foreign.use(objects.of(object), current.number(), objects.run());
    return false;
  }

  /** The location of an instance field. */
  public int field(Object object, int field) {
    return location(object, Fields.offset(field, object), Fields.name(field));
  }

  /** The location of a static field. */
  public int staticField(int field) {
    return location(Fields.staticBase(field), Fields.staticOffset(field), Fields.name(field));
  }

  /** The object in which a static field lies. */
  public Object staticBase(int field) {
    return Fields.staticBase(field);
  }

  /** The location at an offset in an object or array. */
  public int memory(Object object, long offset) {
    return location(object, offset, null);
  }

  /** The present value of a field; the owner of a static one is null. */
  public long valueOf(Object owner, int field) {
    return owner == null
        ? Memory.read(
            Fields.type(field), Fields.staticBase(field), Fields.staticOffset(field), objects)
        : Memory.read(Fields.type(field), owner, Fields.offset(field, owner), objects);
  }

  /** The present value at an offset, of a type. */
  public long valueAt(Object owner, long offset, Class<?> type) {
    return Memory.read(type.descriptorString().charAt(0), owner, offset, objects);
  }

  public int monitor(Object object) {
    return location(object, Locations.MONITOR, null);
  }

  /** The one location that stands for a lock, semaphore or latch. */
  public int synchronizer(Object object) {
    return location(object, Locations.SYNCHRONIZER, null);
  }

  /** The one location that stands for all that is inside a collection. */
  public int content(Object collection) {
    return location(collection, Locations.CONTENT, null);
  }

  private int life(int thread) {
    return locations.of(numbers.tracked(thread), Locations.LIFE, null);
  }

  /** The park permit of a thread. */
  public int permit(LogicalThread thread) {
    return locations.of(numbers.tracked(thread.number()), Locations.PERMIT, null);
  }

  public long state(int location) {
    return locations.state(location);
  }

  public void state(int location, long state) {
    locations.set(location, state);
  }

  /** The state of a location which this run has not touched yet is given by the real object. */
  public boolean isFresh(int location) {
    return !locations.isSet(location);
  }

  // ---- threads ---------------------------------------------------------------------------------

  /** The thread of this run that an object stands for, or null. */
  public LogicalThread threadOf(Thread thread) {
    for (LogicalThread t : threads) {
      if (t != null && t.thread() == thread) {
        return t;
      }
    }
    return null;
  }

  /** The current thread starts another one. */
  public void start(Thread thread, Runnable body, int site) {
    int number = numbers.child(current.number(), current.nextChild());
    int life = life(number);
    arrive(Kind.START, life, number, site);
    LogicalThread child = create(number, thread, body, thread.isDaemon());
    child.here(site);
    record(0, 1, 1);
    clocks.inform(number, current.number());
    newborns.add(child);
  }

  /** The current thread waits for the end of another one; false if it was interrupted. */
  public boolean join(LogicalThread other, int site) {
    int life = life(other.number());
    arriveInterruptibly(Kind.JOIN, life, other.number(), site);
    long state = locations.state(life);
    boolean ended = state == Kind.ENDED;
    record(state, state, ended ? 0 : 1);
    if (ended) {
      clocks.inform(current.number(), other.number());
    }
    return ended;
  }

  /** Whether another thread has ended, as the current one sees it now. */
  public boolean tryJoin(LogicalThread other, int site) {
    if (!settings.observesLives()) {
      abort(new Restart(settings.observingLives()));
    }
    int life = life(other.number());
    arrive(Kind.TRY_JOIN, life, other.number(), site);
    long state = locations.state(life);
    boolean ended = state == Kind.ENDED;
    record(state, state, ended ? 1 : 0);
    if (ended) {
      clocks.inform(current.number(), other.number());
    }
    return ended;
  }

  /** Whether any thread is ever interrupted. */
  public boolean usesInterrupts() {
    return settings.interrupts();
  }

  /** The interrupt status of a thread. */
  public int interruptStatus(LogicalThread thread) {
    return locations.of(numbers.tracked(thread.number()), Locations.INTERRUPT, null);
  }

  /** The current thread interrupts one. */
  public void interrupt(LogicalThread target, int site) {
    if (!settings.interrupts()) {
      abort(new Restart(settings.withInterrupts()));
    }
    int flag = interruptStatus(target);
    arrive(Kind.INTERRUPT, flag, target.number(), site);
    long before = locations.state(flag);
    locations.set(flag, 1);
    record(before, 1, 0);
    clocks.publish(current.number(), flag);
    if (target.queue() != LogicalThread.NOWHERE && target.isInterruptible()) {
      director.dormant(target.number(), false); // it stays in its queue until it has its turn
    }
  }

  // ---- locks -----------------------------------------------------------------------------------

  public boolean owns(int lock) {
    return locations.state(lock) == current.number() + 1L;
  }

  /** How often the current thread holds a lock. */
  public int holds(int lock) {
    return owns(lock) ? locations.depth(lock) : 0;
  }

  public void lock(int lock, int site) {
    if (owns(lock)) {
      locations.depth(lock, locations.depth(lock) + 1);
      return;
    }
    arrive(Kind.LOCK, lock, 0, site);
    take(lock, 1);
  }

  /** The same, but false if the thread was interrupted, and then without the lock. */
  public boolean lockInterruptibly(int lock, int site) {
    if (owns(lock)) {
      locations.depth(lock, locations.depth(lock) + 1);
      return true;
    }
    if (arriveInterruptibly(Kind.LOCK, lock, 0, site)) {
      giveUp(lock);
      return false;
    }
    take(lock, 1);
    return true;
  }

  /** Ends an operation that was interrupted. */
  public void giveUp(int location) {
    long state = locations.state(location);
    record(state, state, 1);
  }

  public boolean tryLock(int lock, int site) {
    if (owns(lock)) {
      locations.depth(lock, locations.depth(lock) + 1);
      return true;
    }
    arrive(Kind.TRY_LOCK, lock, 0, site);
    long owner = locations.state(lock);
    if (owner != 0) {
      record(owner, owner, 0);
      return false;
    }
    take(lock, 1);
    return true;
  }

  private void take(int lock, int levels) {
    long owner = current.number() + 1L;
    locations.set(lock, owner);
    locations.depth(lock, levels);
    record(0, owner, 1);
    clocks.learn(current.number(), lock);
  }

  /** Whether anybody owns a lock now. */
  public boolean isTaken(int lock, int site) {
    arrive(Kind.VOLATILE_READ, lock, 0, site);
    long owner = locations.state(lock);
    record(owner, owner, owner == 0 ? 0 : 1);
    return owner != 0;
  }

  /** Gives back one level of a lock that the current thread owns. */
  public void unlock(int lock, int site) {
    int depth = locations.depth(lock);
    if (depth > 1) {
      locations.depth(lock, depth - 1);
      return;
    }
    arrive(Kind.UNLOCK, lock, 0, site);
    free(lock);
  }

  private void free(int lock) {
    long owner = locations.state(lock);
    locations.set(lock, 0);
    record(owner, 0, 0);
    clocks.publish(current.number(), lock);
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
    LogicalThread me = current;
    if (arriveMaybeInterruptibly(interruptible, Kind.WAIT, lock, queue, site, false)) {
      giveUp(lock);
      return Waited.INTERRUPTED;
    }
    me.enqueue(queue, tickets++, locations.depth(lock));
    free(lock);
    boolean interrupted =
        arriveMaybeInterruptibly(interruptible, Kind.REACQUIRE, lock, queue, site, nanos == 0);
    boolean woken = me.queue() == LogicalThread.NOWHERE;
    me.dequeue();
    take(lock, me.savedDepth());
    if (woken) {
      return Waited.WOKEN;
    }
    me.pass(nanos);
    return interrupted ? Waited.INTERRUPTED : Waited.LATE;
  }

  private boolean arriveMaybeInterruptibly(
      boolean interruptible, Kind kind, int location, long argument, int site, boolean dormant) {
    if (interruptible) {
      return arriveInterruptibly(kind, location, argument, site, dormant);
    }
    arrive(kind, location, argument, site, dormant);
    return false;
  }

  /** Wakes one waiter of a queue, if there is any. */
  public void signal(int lock, int queue, int site) {
    arrive(Kind.NOTIFY, lock, queue, site);
    LogicalThread woken = waiter(queue, lock == queue ? director.alternative() : -1);
    if (woken != null) {
      wake(woken);
    }
    long owner = locations.state(lock);
    record(owner, owner, woken == null ? -1 : woken.number());
  }

  /** Wakes all waiters of a queue. */
  public void signalAll(int lock, int queue, int site) {
    arrive(Kind.NOTIFY_ALL, lock, queue, site);
    int count = 0;
    for (LogicalThread thread : threads) {
      if (thread != null && thread.queue() == queue) {
        wake(thread);
        count++;
      }
    }
    long owner = locations.state(lock);
    record(owner, owner, count);
  }

  private void wake(LogicalThread thread) {
    thread.dequeue();
    director.dormant(thread.number(), false);
  }

  private int waiters(int queue) {
    int count = 0;
    for (LogicalThread thread : threads) {
      count += thread != null && thread.queue() == queue ? 1 : 0;
    }
    return count;
  }

  /** The waiter with the n-th birth, or the one that waits longest if n is negative. */
  private LogicalThread waiter(int queue, int n) {
    List<LogicalThread> waiting = new ArrayList<>();
    for (LogicalThread thread : threads) {
      if (thread != null && thread.queue() == queue) {
        waiting.add(thread);
      }
    }
    if (waiting.isEmpty()) {
      return null;
    }
    waiting.sort(
        n < 0
            ? java.util.Comparator.comparingInt(LogicalThread::ticket)
            : java.util.Comparator.comparingInt(LogicalThread::birth));
    return waiting.get(Math.max(0, n));
  }

  // ---- the memory model ------------------------------------------------------------------------

  /** The current thread now knows what was made public at a location. */
  public void learn(int location) {
    clocks.learn(current.number(), location);
  }

  /** What the current thread knows becomes public at a location. */
  public void publish(int location) {
    clocks.publish(current.number(), location);
  }

  /** Whether plain accesses are steps. */
  public boolean explores() {
    return settings.races() == Settings.Races.EXPLORE;
  }

  private boolean ignoresRaces() {
    return settings.races() == Settings.Races.IGNORE;
  }

  /**
   * Whether a plain access to an object, which is no step, needs no more attention: nobody looks
   * for races, or no other thread has come near the object yet.
   */
  public boolean isHarmless(Object object) {
    if (ignoresRaces()) {
      return true;
    }
    int me = current.number();
    Tracked tracked = objects.of(object);
    Tracked.Use use = tracked.access(me, clocks.now(me), objects.run());
    if (settings.exact()) {
      return false;
    }
    checkOrder(use, tracked);
    return use == Tracked.Use.LOCAL && !tracked.isAtomic(objects.run());
  }

  /** What the first thread did may race with the second, but was not remembered one by one. */
  private void checkOrder(Tracked.Use use, Tracked tracked) {
    if (use == Tracked.Use.SECOND
        && !clocks.knows(current.number(), tracked.firstUser(), tracked.lastUse())) {
      abort(new Restart(settings.exactly()));
    }
  }

  /** A plain access, when it is not a step. */
  public void plain(int location, boolean write, int site) {
    int me = current.number();
    stacks.note(location, me, director.steps(), site);
    if (write) {
      accesses.plainWrite(me, location, site, director.steps(), clocks.now(me));
    } else {
      accesses.plainRead(me, location, site, director.steps(), clocks.now(me));
    }
  }

  /**
   * An access that has just been recorded, to a field that is volatile. Nobody accesses it plainly,
   * except by a VarHandle; then the exploration begins again with exact book-keeping.
   */
  public void volatileStep(int location, boolean read, boolean write, int site) {
    if (settings.exact()) {
      atomicStep(location, read, write, site);
    } else {
      locations.markVolatile(location);
    }
  }

  /** A plain access through a VarHandle follows. */
  public void plainByHandle(int location) {
    if (!settings.exact() && locations.isVolatile(location)) {
      abort(new Restart(settings.exactly()));
    }
  }

  /** An atomic access that has just been recorded, to a location that may be accessed plainly. */
  public void atomicStep(int location, boolean read, boolean write, int site) {
    if (settings.races() != Settings.Races.REPORT) {
      return; // nobody asks, or all accesses are in the trace
    }
    if (!settings.exact()) {
      Tracked owner = locations.owner(location);
      checkOrder(owner.accessAtomically(current.number(), objects.run()), owner);
    }
    int me = current.number();
    int step = director.steps() - 1;
    int time = clocks.now(me) - 1;
    stacks.note(location, me, step, site);
    if (read) {
      accesses.atomicRead(me, location, site, step, time);
    }
    if (write) {
      accesses.atomicWrite(me, location, site, step, time);
    }
  }

  private void race(int location, Accesses earlier, int index, int thread, int site, int sort) {
    director.race(
        new DataRace(
            location,
            access(earlier.thread[index], earlier.step[index], earlier.sort, earlier.site[index]),
            access(thread, director.steps(), sort, site)));
  }

  private static Access access(int thread, int step, int sort, int site) {
    boolean write = sort == PlainAccesses.PLAIN_WRITE || sort == PlainAccesses.ATOMIC_WRITE;
    boolean plain = sort == PlainAccesses.PLAIN_READ || sort == PlainAccesses.PLAIN_WRITE;
    return new Access(thread, step, write, plain, site, -1);
  }

  // ---- what can't be controlled ----------------------------------------------------------------

  /** A method of the JDK that is synchronized itself: it is atomic, but nobody sees its order. */
  public void usesMonitorOfJdk(Object object) {
    if (objects.of(object).touch(current.number(), objects.run())) {
      uncontrolled(
          "the methods of a shared "
              + object.getClass().getName()
              + ", which the JDK synchronizes inside");
    }
  }

  /** A thread starts in a section without control: it runs free. */
  public void startsFree(Thread thread) {
    if (initialiser != null) {
      foreignThreads = true;
      uncontrolled(
          "the thread '"
              + thread.getName()
              + "', started by the initialiser of "
              + initialiser.type.getName());
    }
  }

  /** The JDK starts a thread of its own, for which the program may then wait. */
  public void startsForeign(Thread thread) {
    foreignThreads = true;
    uncontrolled("the thread '" + thread.getName() + "', which the JDK started for itself");
  }

  /** Something happened that Jacquard does not control; the verdict will say so. */
  public void uncontrolled(String what) {
    uncontrolled.add(what);
  }

  /** All that was not controlled, in any run. */
  public Set<String> uncontrolled() {
    Set<String> all = new LinkedHashSet<>(uncontrolled);
    all.addAll(foreign.suspicious());
    return all;
  }

  /** The carrier in use. */
  public String carrier() {
    return carrier.label();
  }

  /** Whether the program is at work, as another thread sees it. */
  public boolean isRunning() {
    return conductor != null;
  }

  /** A number that changes with each step and each run, for another thread to look at. */
  public long progress() {
    return (long) objects.run() << Integer.SIZE | director.steps();
  }

  /** The name of the thread at work, as another thread sees it. */
  public String currentName() {
    LogicalThread thread = current;
    return thread == null ? "nobody" : thread.thread().getName();
  }

  /** What the thread at work is doing, as another thread sees it. */
  public StackTraceElement[] currentStack() {
    LogicalThread thread = current;
    Thread carrying =
        thread != null && thread.carried instanceof Thread worker ? worker : conductor;
    return carrying == null ? new StackTraceElement[0] : carrying.getStackTrace();
  }

  Object externalObject(Tracked tracked) {
    return objects.externalObject(tracked);
  }

  /** What is remembered of the accesses to one location, for reports. */
  public AccessStacks stacks() {
    return stacks;
  }

  ThreadNumbers numbers() {
    return numbers;
  }

  Locations locations() {
    return locations;
  }
}
