package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.Moves;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.carrier.Carrier;
import dev.jacquard.runtime.carrier.ContinuationCarrier;
import dev.jacquard.runtime.carrier.Debugging;
import dev.jacquard.runtime.carrier.ThreadCarrier;
import dev.jacquard.runtime.jvm.Determinism;
import dev.jacquard.runtime.jvm.FreeThreads;
import dev.jacquard.runtime.jvm.JvmGlobals;
import dev.jacquard.runtime.jvm.Refusals;
import dev.jacquard.runtime.limit.Uncontrolled;
import dev.jacquard.runtime.limit.UnknownThreads;
import dev.jacquard.runtime.loop.Effects;
import dev.jacquard.runtime.loop.IdleLoops;
import dev.jacquard.runtime.memory.Clocks;
import dev.jacquard.runtime.name.CanonicalNames;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.MemoryNames;
import dev.jacquard.runtime.name.Objects;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.name.ThreadNumbers;
import dev.jacquard.runtime.name.Tracked;
import dev.jacquard.runtime.name.ValueWords;
import dev.jacquard.runtime.race.AccessWatch;
import dev.jacquard.runtime.setting.DeepClass;
import dev.jacquard.runtime.setting.Discovery;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.state.LocalStates;
import dev.jacquard.runtime.step.Steps;
import dev.jacquard.runtime.symmetry.SymmetryDeclarations;
import dev.jacquard.runtime.symmetry.ThreadSymmetry;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.Unwind;
import dev.jacquard.runtime.witness.Recorder;
import java.util.Optional;
import jdk.internal.vm.annotation.DontInline;

/**
 * A program under control, from run to run: its threads, its locations and what happens to them.
 *
 * <p>Everything here is called by the one thread that is running, between {@link Control#enter} and
 * {@link Control#leave}. That thread decides itself who moves next and hands over directly.
 *
 * <p>What every step and every thread comes through is not to be inlined: the compiler would make a
 * copy of all of it for each hook and each level of the program, and takes longer for that than a
 * search of some thousand executions.
 */
public final class Execution implements Moves, Steps {
  private final Director director;
  private final Settings settings;
  private final Carrier carrier;
  private final ThreadNumbers numbers = new ThreadNumbers();
  private final Objects objects = new Objects(numbers);
  private final Locations locations = new Locations();
  private final CanonicalNames names =
      new CanonicalNames(
          numbers, objects, locations, Thread.currentThread().getContextClassLoader());
  private final Clocks clocks = new Clocks();
  private final JvmGlobals ambience = new JvmGlobals();

  private LogicalThread[] threads = new LogicalThread[8];
  private final Places places = new Places(this, objects, locations, numbers);
  private final Uncontrolled limits = new Uncontrolled(this, objects, locations, clocks, ambience);
  private final Locks locks;
  private final Guards guards;
  private final QueuedLocks queuedLocks;
  private final ThreadLives lives;
  private final AccessWatch accesses;
  private final IdleLoops spinning;
  private final ThreadSymmetry lookalikes;
  private final LocalStates localStates;
  private final SymmetryDeclarations declarations =
      new SymmetryDeclarations(this, objects, locations);
  private final Newborns newborns = new Newborns();
  private final boolean promptNewborns;
  private final MemoryNames memoryNames = new MemoryNames();
  private final ValueWords values = new ValueWords(this, objects);
  private final Recorder recorder;
  private LogicalThread current;
  private Thread conductor;
  private int births;
  private boolean unwinding;
  private RuntimeException problem;

  public Execution(Settings settings) {
    UnknownThreads.forget();
    this.settings = settings;
    promptNewborns =
        settings.races() == Settings.Races.IGNORE || settings.observed().has(Feature.RACES);
    director =
        new Director(
            settings.symmetry().map(Symmetry::foundAtRunTime).orElse(Symmetry.none(0)),
            settings.stepLimit());
    director.observes(settings.learned());
    locks = new Locks(this, settings, director, locations, clocks);
    guards = new Guards(this, locations);
    queuedLocks = new QueuedLocks(this, locations);
    spinning = new IdleLoops(this, settings, director);
    lookalikes = new ThreadSymmetry(this, settings, director, objects, locations, clocks);
    localStates = new LocalStates(this, settings);
    lives = new ThreadLives(this, settings, director, locations, clocks);
    recorder = new Recorder(this, director);
    accesses = new AccessWatch(this, settings, director, objects, locations, clocks);
    boolean wanted =
        settings.carrier() == Settings.Carriers.CONTINUATION
            || (settings.carrier() == Settings.Carriers.AUTO && ContinuationCarrier.isAvailable());
    boolean continuations = wanted && !Debugging.isPossible();
    carrier = continuations ? new ContinuationCarrier(this) : new ThreadCarrier(this);
  }

  // ---- one run ---------------------------------------------------------------------------------

  /** Runs a body under a plan. */
  public Trace run(Plan plan, Runnable body) {
    Control.install(this);
    begin(plan);
    conductor = Thread.currentThread();
    Control.watch(true);
    try {
      return run(body);
    } catch (DivergenceException parted) {
      if (plan.isExact() && isAlikeByRaces()) {
        throw new Restart(lookalikes.guard().differentByRaces(), parted.step());
      }
      throw parted;
    } finally {
      Control.watch(false);
      conductor = null;
      ambience.restore();
      objects.end();
    }
  }

  /**
   * Whether threads are alike by what racy reads see, which is in no plan: then a run that parts
   * from its plan says no more than that symmetry is of no use.
   */
  private boolean isAlikeByRaces() {
    return settings.symmetry().isPresent() && settings.observed().has(Feature.RACES);
  }

  private Trace run(Runnable body) {
    Thread main = new Thread(null, body, "main", 0, false);
    main.setContextClassLoader(conductor.getContextClassLoader());
    LogicalThread root = create(0, main, body, false);
    newborns.add(root);
    carrier.run(next());
    if (problem != null) {
      unwind();
      throw problem;
    }
    if (limits.hasForeignThreads()) {
      director.cut(); // whoever waits may wait for a thread that we do not see
    }
    Trace trace = director.finish(this);
    Optional<Discovery> different =
        trace.ending() == Ending.ASLEEP ? Optional.empty() : localStates.whoWaits();
    unwind();
    if (different.isPresent()) {
      throw new Restart(different.get(), trace.length());
    }
    if (!promptNewborns && settings.races() == Settings.Races.REPORT && !trace.races().isEmpty()) {
      throw new Restart(Feature.RACES, trace.length());
    }
    lookalikes.resemblance().end();
    return trace;
  }

  private void begin(Plan plan) {
    java.util.Arrays.fill(threads, null);
    newborns.clear();
    births = 0;
    locks.begin();
    guards.begin();
    queuedLocks.begin();
    unwinding = false;
    limits.hasForeignThreads(false);
    problem = null;
    places.begin();
    objects.begin();
    locations.begin(objects.run());
    clocks.begin(objects.run());
    accesses.begin();
    recorder.begin();
    localStates.begin();
    declarations.begin();
    Determinism.begin();
    for (String thread : FreeThreads.alive()) {
      limits.hasForeignThreads(true);
      limits.uncontrolled("the thread '" + thread + "', started by a class initialiser");
    }
    director.begin(plan, !plan.byBirth()); // a schedule may come from a run without symmetry
    lookalikes.begin();
    if (settings.races() == Settings.Races.REPORT) {
      director.watchesAccesses();
    }
  }

  LogicalThread create(int number, Thread thread, Runnable body, boolean daemon) {
    LogicalThread created = new LogicalThread(number, thread, body, daemon, clocks);
    if (number >= threads.length) {
      threads = java.util.Arrays.copyOf(threads, Math.max(number + 1, 2 * threads.length));
    }
    threads[number] = created;
    created.bornAs(births++);
    if (daemon) {
      director.pending().daemon(number, true);
    }
    clocks.admit(number);
    numbers.name(number, thread.getName());
    Determinism.seed(created, numbers.seed(number));
    locations.set(places.life(number), 1);
    return created;
  }

  /** The whole life of a thread, on its carrier. */
  @DontInline
  public void live(LogicalThread me) {
    try {
      Sites.here = me.here();
      Effects.count = 0;
      Control.resumed();
      checkControl(me);
      body(me);
    } catch (Unwind over) {
      // nothing more is to be done by it
    } catch (Throwable thrown) {
      Control.stopped();
      recorder.dies(me, thrown);
      director.fail(type(thrown), me.number(), Uncaught.describe(thrown));
    }
    Control.stopped();
    if (!unwinding) {
      end(me);
    }
    if (!unwinding) {
      localStates.end(me);
      recorder.ends(me);
    }
    me.end();
    locations.set(places.life(me.number()), Kind.ENDED);
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

  @DontInline
  private void body(LogicalThread me) throws Throwable {
    try {
      me.body().run();
    } catch (Unwind over) {
      throw over;
    } catch (Throwable thrown) {
      Refusals.addIfRefused(thrown);
      if (unwinding || Uncaught.isHandled(me.thread(), thrown)) {
        return;
      }
      throw thrown;
    }
  }

  private static Failure.Type type(Throwable thrown) {
    return thrown instanceof AssertionError ? Failure.Type.ASSERTION : Failure.Type.EXCEPTION;
  }

  /** The end of a thread, which may be a step of its own. */
  private void end(LogicalThread me) {
    try {
      lookalikes.ends(me);
      if (!settings.observed().ends()) {
        return;
      }
      arrive(Kind.END, places.life(me.number()), me.number(), Sites.UNKNOWN);
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
   * A newborn runs up to its first operation before anybody chooses. While a plan is followed, only
   * the one whose turn it is may do so, so that those which are born later find it as it was born;
   * but where there are races, what it reads on the way must not depend on that.
   */
  private LogicalThread newbornToRun() {
    if (newborns.isEmpty()) {
      return null;
    }
    int planned = promptNewborns ? Director.NOBODY : director.planned();
    if (planned == Director.NOBODY) {
      return newborns.removeFirst();
    }
    if (isNewborn(planned)) {
      return newborns.remove(threads[planned]);
    }
    int awaited = joins(planned) ? (int) director.pending().argument(planned) : planned;
    return isNewborn(awaited) ? newborns.remove(threads[awaited]) : null;
  }

  private boolean isNewborn(int thread) {
    return thread < threads.length && threads[thread] != null && threads[thread].isNewborn();
  }

  /** Whether a thread waits for another one, which may end without any operation. */
  private boolean joins(int thread) {
    if (thread >= threads.length || threads[thread] == null) {
      return false;
    }
    Kind kind = director.pending().kind(thread);
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

  @Override
  @DontInline
  public void abort(RuntimeException why) {
    problem = why;
    carrier.handOver(current, null);
    throw Unwind.NOW;
  }

  /** The exploration has to begin again with what this run has shown. */
  @DontInline
  public void restart(Discovery discovery) {
    abort(new Restart(discovery, director.steps()));
  }

  /** The same for a thread that has come to its end. */
  public void stop(Discovery discovery) {
    problem = new Restart(discovery, director.steps());
  }

  /** Something that would go on for ever rests for this run: whoever waits may wait for it. */
  public void rests(String what) {
    limits.hasForeignThreads(true);
    limits.uncontrolled(what);
  }

  // ---- steps -----------------------------------------------------------------------------------

  public LogicalThread current() {
    return current;
  }

  public void current(LogicalThread thread) {
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

  boolean arriveInterruptibly(Kind kind, int location, long argument, int site, boolean dormant) {
    if (!settings.observed().has(Feature.INTERRUPTS)) {
      arrive(kind, location, argument, site, dormant);
      return false;
    }
    LogicalThread me = current;
    me.interruptible(true);
    arrive(kind, location, argument, site, dormant);
    me.interruptible(false);
    return locations.state(places.interruptStatus(me)) != 0;
  }

  @DontInline
  void arrive(Kind kind, int location, long argument, int site, boolean dormant) {
    if (unwinding) {
      throw Unwind.NOW;
    }
    if (recorder.isAtWork()) {
      recorder.arrives();
    }
    LogicalThread me = current;
    if (me.isWorker()) {
      me.note(kind, argument);
    }
    if (localStates.areKept()) {
      director
          .pending()
          .stateOf(me.number(), localStates.arrive(me, kind, location, argument, dormant));
    }
    director.arrive(me.number(), kind, location, argument, site);
    director.pending().dormant(me.number(), dormant);
    if (lookalikes.areAbout()) {
      lookalikes.arrives(me, kind, location, argument, site);
    }
    if (me.doings().waitsIdly()) {
      director.pending().spins(me.number(), me.doings().idleSince());
    }
    if (me.isInterruptible()) {
      director.pending().alsoReads(me.number(), places.interruptStatus(me));
    } else if (me.looksAt() != Operation.NO_LOCATION) {
      director.pending().alsoReads(me.number(), me.looksAt());
    }
    handOver(me, next());
  }

  private void handOver(LogicalThread me, LogicalThread next) {
    if (next == me) {
      return;
    }
    me.here(Sites.here);
    me.doings().effects(Effects.count);
    carrier.handOver(me, next);
    Sites.here = me.here();
    Effects.count = me.doings().effects();
    if (unwinding) {
      throw Unwind.NOW;
    }
  }

  /** The current thread does not go on in this run: all it did since a step was looking around. */
  public void halt(int from, int site) {
    if (unwinding) {
      throw Unwind.NOW;
    }
    if (recorder.isAtWork()) {
      recorder.arrives();
    }
    LogicalThread me = current;
    if (localStates.areKept()) {
      int state = localStates.arrive(me, Kind.SPIN, Operation.NO_LOCATION, 0, true);
      director.pending().stateOf(me.number(), state);
    }
    IdleLoops.arrive(director, me.number(), from, site);
    handOver(me, next());
  }

  /**
   * Waits until a comparison holds for a volatile field to which all writes are steps; false if the
   * thread was interrupted before.
   */
  public boolean awaitField(
      Object owner, long offset, Class<?> type, long condition, boolean interruptible, int site) {
    int location = places.memory(owner, offset);
    LogicalThread me = current;
    me.await(owner, offset, type);
    if (interruptible) {
      arriveInterruptibly(Kind.VOLATILE_AWAIT, location, condition, site);
    } else {
      arrive(Kind.VOLATILE_AWAIT, location, condition, site);
    }
    me.await(null, 0, null);
    long value = places.valueAt(owner, offset, type);
    record(value, value, value);
    learn(location);
    return Comparison.holds(condition, value);
  }

  /** Whether the run is over and its threads only have to leave. */
  public boolean isUnwinding() {
    return unwinding;
  }

  /** Writes down the operation that the current thread has arrived at and executed. */
  @DontInline
  public void record(long before, long after, long result) {
    LogicalThread me = current;
    Kind kind = director.pending().kind(me.number());
    int location = director.pending().location(me.number());
    int site = director.pending().site(me.number());
    try {
      director.record(before, after, result);
    } catch (DivergenceException diverged) {
      abort(diverged);
    }
    spinning.note(me, kind, location, site, before != after, result);
    if (before != after) {
      limits.changes(location);
    }
    clocks.tick(current.number());
    if (lookalikes.areAbout()) {
      lookalikes.recorded(me, kind, location, after, result, site);
    }
  }

  @Override
  public int choices(int thread) {
    Kind kind = director.pending().kind(thread);
    switch (kind) {
      case CHOOSE:
        return (int) director.pending().argument(thread);
      case SPIN:
        return 0;
      case NOTIFY:
        return Math.max(
            1, isOrdered(thread) ? 1 : locks.wakable((int) director.pending().argument(thread)));
      default:
        LogicalThread who = threads[thread];
        long state =
            who.awaited() == null
                ? locations.state(director.pending().location(thread))
                : places.valueAt(who.awaited(), who.awaitedOffset(), who.awaitedType());
        long flag = who.isInterruptible() ? locations.state(places.interruptStatus(who)) : 0;
        return kind.enabledAt(state, director.pending().argument(thread), thread, flag) ? 1 : 0;
    }
  }

  @Override
  public int label(int thread, int alternative) {
    return director.pending().kind(thread) == Kind.NOTIFY && !isOrdered(thread)
        ? locks.rank((int) director.pending().argument(thread), alternative)
        : alternative;
  }

  @Override
  public boolean awaitsBusily() {
    return false; // it is how latches and futures wait
  }

  /** Whether a notify wakes the longest waiter: for a condition, not for a monitor. */
  private boolean isOrdered(int thread) {
    return director.pending().argument(thread) != director.pending().location(thread);
  }

  /** A number that the plan chooses. */
  public int choose(int count, int site) {
    arrive(Kind.CHOOSE, Operation.NO_LOCATION, count, site);
    int chosen = director.alternative();
    record(0, 0, chosen);
    return chosen;
  }

  // ---- objects and locations -------------------------------------------------------------------

  public LogicalThread[] threads() {
    return threads;
  }

  /** A thread was started; it will run up to its first operation. */
  void admit(LogicalThread child) {
    newborns.add(child);
  }

  /**
   * Whether what happens to an object inside the JDK is of interest: rewritten code made it. An
   * object that the JDK made for itself in this run, and that two threads use, is named in the
   * verdict.
   */
  public boolean isOurs(Object object) {
    if (objects.isOurs(object)) {
      checkReserved(objects.find(object));
      return true;
    }
    limits.usesForeign(object);
    return false;
  }

  private void checkReserved(Tracked known) {
    if (known != null && known.isReserved(objects.run())) {
      restart(Feature.POOLS);
    }
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

  /** What is not under control. */
  public Uncontrolled limits() {
    return limits;
  }

  /** The names of objects and locations. */
  public Places places() {
    return places;
  }

  /** Locks and their queues. */
  public Locks locks() {
    return locks;
  }

  public Guards guards() {
    return guards;
  }

  public QueuedLocks queuedLocks() {
    return queuedLocks;
  }

  /** The beginnings and ends of threads. */
  public ThreadLives lives() {
    return lives;
  }

  /** Threads that look alike. */
  public ThreadSymmetry lookalikes() {
    return lookalikes;
  }

  /** Loops that wait. */
  public IdleLoops spinning() {
    return spinning;
  }

  /** What threads are about to do with what they know. */
  public LocalStates localStates() {
    return localStates;
  }

  /** The symmetries that the program declares. */
  public SymmetryDeclarations declarations() {
    return declarations;
  }

  /** Whether something that models leave out is known to be looked at. */
  public boolean observes(Feature feature) {
    return settings.observed().has(feature);
  }

  /** The program looks at something that models leave out: the exploration begins again with it. */
  public void observe(Feature feature) {
    if (!observes(feature)) {
      restart(feature);
    }
  }

  /** The program does something with a class that its model does not know: it has to run deep. */
  public void goDeep(Class<?> modelled) {
    restart(new DeepClass(modelled.getName()));
  }

  /** The accesses that are no steps. */
  public AccessWatch accesses() {
    return accesses;
  }

  /** Who looks closely, for a report. */
  public Recorder recorder() {
    return recorder;
  }

  public MemoryNames memoryNames() {
    return memoryNames;
  }

  /** The words for values. */
  public ValueWords values() {
    return values;
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

  boolean isInterrupted(LogicalThread thread) {
    return settings.observed().has(Feature.INTERRUPTS)
        && locations.state(places.interruptStatus(thread)) != 0;
  }

  /** Ends an operation that was interrupted. */
  public void giveUp(int location) {
    long state = locations.state(location);
    record(state, state, 1);
  }

  // ---- the memory model ------------------------------------------------------------------------

  /** The current thread now knows what was made public at a location. */
  public void learn(int location) {
    clocks.learn(current.number(), location);
  }

  /** Whether the current thread knows all that was made public at a location. */
  public boolean knows(int location) {
    return clocks.knowsAllAt(current.number(), location);
  }

  /** Whether the current thread knows all that a thread has made public so far. */
  public boolean knowsDeedsOf(int thread) {
    return clocks.knows(current.number(), thread, clocks.lastPublication(thread));
  }

  /** What the current thread knows becomes public at a location. */
  public void publish(int location) {
    clocks.publish(current.number(), location);
  }

  // ---- what others see -------------------------------------------------------------------------

  /** Whether a thread is one of the program's or the one that leads this run. */
  public boolean isOwnThread(Thread thread) {
    LogicalThread now = current;
    return thread == conductor || (now != null && now.identity() == thread);
  }

  /**
   * Grows with all that is remembered from run to run and that later runs depend on, except by
   * those who tell local states: too much rather than too little.
   */
  public long knowledge() {
    return numbers.size()
        + locations.knowledge()
        + objects.knowledge()
        + limits.knowledge()
        + spinning.knowledge()
        + lookalikes.resemblance().knowledge();
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

  public int ordinal(Tracked tracked) {
    return objects.ordinal(tracked);
  }

  public Object externalObject(Tracked tracked) {
    return objects.externalObject(tracked);
  }

  public ThreadNumbers numbers() {
    return numbers;
  }

  /** The names of threads and locations in other processes. */
  public CanonicalNames names() {
    return names;
  }

  public Locations locations() {
    return locations;
  }
}
