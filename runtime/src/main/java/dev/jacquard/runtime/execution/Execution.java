package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.option.Liberties;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.Moves;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.carrier.Carrier;
import dev.jacquard.runtime.jvm.Determinism;
import dev.jacquard.runtime.jvm.JvmGlobals;
import dev.jacquard.runtime.limit.Uncontrolled;
import dev.jacquard.runtime.limit.UnknownThreads;
import dev.jacquard.runtime.loop.IdleLoops;
import dev.jacquard.runtime.memory.Clocks;
import dev.jacquard.runtime.memory.Intervals;
import dev.jacquard.runtime.name.CanonicalNames;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.race.AccessWatch;
import dev.jacquard.runtime.setting.DeepClass;
import dev.jacquard.runtime.setting.Discovery;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.state.LocalStates;
import dev.jacquard.runtime.symmetry.SymmetryDeclarations;
import dev.jacquard.runtime.symmetry.ThreadSymmetry;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import dev.jacquard.runtime.witness.Recorder;
import java.util.Optional;

/**
 * A program under control, from run to run: puts its parts together, leads them through a run, and
 * is the face that hooks see.
 *
 * <p>Everything here is called by the one thread that is running, between {@link Control#enter} and
 * {@link Control#leave}. That thread decides itself which thread moves next and hands over
 * directly.
 */
public final class Execution {
  private final Settings settings;
  private final boolean promptNewborns;
  private final Director director;
  private final JvmGlobals globals = new JvmGlobals();
  private final ThreadTable threads = new ThreadTable();
  private final Names names = Names.of(threads, Control::isSuspended);
  private final Places places = names.places();
  private final Locations locations = names.locations();
  private final Clocks clocks = new Clocks();
  private final Uncontrolled limits = new Uncontrolled(threads, names, globals);
  private final SymmetryDeclarations declarations = new SymmetryDeclarations(threads, names);
  private final Carrier carrier;
  private final Recording recording;
  private final Moves moves;
  private final Turns turns;
  private final RunSteps steps;
  private final Lifecycle lifecycle;
  private final ThreadLives lives;
  private final Locks locks;
  private final Guards guards;
  private final QueuedLocks queuedLocks;
  private final FieldWaits fieldWaits;
  private final AccessWatch accesses;
  private final ThreadSymmetry symmetry;
  private final LocalStates localStates;
  private final RunState runState = new RunState();
  private final Recorder recorder;
  private final Progress progress;

  public Execution(Settings settings) {
    UnknownThreads.forget();
    this.settings = settings;
    promptNewborns = Newborns.arePrompt(settings);
    director =
        new Director(
            settings.symmetry().map(Symmetry::foundAtRunTime).orElse(Symmetry.none(0)),
            settings.stepLimit());
    director.observes(settings.learned());
    progress = new Progress(threads, director, names.objects());
    carrier = Carrier.of(settings.carrier(), threads);
    WaitQueues queues = new WaitQueues(threads, director);
    recording = new Recording(settings, threads, director, names);
    moves = new EnabledMoves(threads, director.pending(), names, queues, recording);
    Newborns newborns = new Newborns(threads, director, promptNewborns);
    turns = new Turns(settings, threads, director, newborns, moves);
    steps =
        new RunSteps(settings, threads, director, turns, carrier, names, clocks, limits, recording);
    symmetry = new ThreadSymmetry(settings, threads, director, steps, names, limits);
    locks = new Locks(settings, threads, director, steps, queues, names, limits, symmetry.guard());
    lifecycle =
        new Lifecycle(settings, threads, director, steps, turns, carrier, names, clocks, locks);
    localStates = new LocalStates(settings, threads, director.pending(), steps, steps.loops());
    accesses = new AccessWatch(settings, threads, director, steps, names, clocks, limits);
    recorder = new Recorder(threads, director, steps, names, accesses.stacks());
    lives =
        new ThreadLives(
            settings, threads, director, steps, turns, lifecycle, symmetry, locks, names);
    guards = new Guards(steps, threads, names);
    queuedLocks = new QueuedLocks(steps, threads, names);
    fieldWaits = new FieldWaits(steps, threads, places);
  }

  /** Runs a body under a plan. */
  public Trace run(Plan plan, Runnable body) {
    Control.install(
        this, plan.isPostponing() && !promptNewborns ? steps : null, settings.histories());
    Intervals.begin(settings.interleavesAccesses());
    begin(plan);
    progress.conductor(Thread.currentThread());
    Control.watch(true);
    try {
      return run(body);
    } catch (DivergenceException parted) {
      if (plan.isExact() && settings.symmetry().isPresent() && observes(Feature.RACES)) {
        throw new Restart(symmetry.guard().differentByRaces(), parted.step());
      }
      throw parted;
    } finally {
      Control.watch(false);
      progress.conductor(null);
      globals.restore();
      names.objects().end();
    }
  }

  private Trace run(Runnable body) {
    Thread main = new Thread(null, body, "main", 0, false);
    main.setContextClassLoader(Thread.currentThread().getContextClassLoader());
    turns.admit(lifecycle.create(0, main, body, false));
    carrier.run(turns.next());
    if (turns.problem() != null) {
      lifecycle.unwind();
      throw turns.problem();
    }
    if (limits.hasForeignThreads()) {
      director.cut(); // a thread that waits may wait for one that is not under control
    }
    Trace trace = runState.get(Remarks.KEY).judged(director.finish(moves));
    if (trace.ending() == Ending.COMPLETED) {
      accesses.end();
    }
    Optional<Discovery> different =
        trace.ending() == Ending.ASLEEP ? Optional.empty() : localStates.whoWaits();
    lifecycle.unwind();
    if (different.isPresent()) {
      throw new Restart(different.get(), trace.length());
    }
    if (!promptNewborns && settings.races() == RacePolicy.REPORT && !trace.races().isEmpty()) {
      throw new Restart(Feature.RACES, trace.length());
    }
    symmetry.birthClasses().end();
    return trace;
  }

  private void begin(Plan plan) {
    threads.begin();
    turns.begin();
    steps.begin();
    locks.begin();
    guards.begin();
    queuedLocks.begin();
    clocks.begin(names.begin());
    accesses.begin();
    recorder.begin();
    localStates.begin();
    declarations.begin();
    runState.begin();
    Determinism.begin();
    limits.begin();
    director.begin(plan, !plan.byBirth()); // a schedule may come from a run without symmetry
    symmetry.begin();
    if (settings.races() == RacePolicy.REPORT) {
      director.watchesAccesses();
    }
  }

  public LogicalThread current() {
    return threads.current();
  }

  /** Brings the current thread before an operation; returns when it is to be executed. */
  public void arrive(Kind kind, int location, long argument, int site) {
    steps.arrive(kind, location, argument, site, false);
  }

  /** The same before one that an interrupt ends: whether the thread is interrupted by then. */
  public boolean arriveInterruptibly(Kind kind, int location, long argument, int site) {
    return steps.arriveInterruptibly(kind, location, argument, site, false);
  }

  /** Waits for what a volatile field will be. */
  public FieldWaits fieldWaits() {
    return fieldWaits;
  }

  /**
   * Writes down the operation that the current thread has arrived at and executed, and what it did
   * to the order of accesses, which its kind says.
   */
  public void record(long before, long after, long result) {
    steps.record(before, after, result);
  }

  /**
   * The same for an operation that does not order what its kind says, but what the caller
   * {@linkplain #learn learns} and {@linkplain #publish publishes}, if anything.
   */
  public void recordUnordered(long before, long after, long result) {
    steps.recordUnordered(before, after, result);
  }

  /** Ends an operation that was interrupted; it orders nothing. */
  public void giveUp(int location) {
    steps.giveUp(location);
  }

  /** A number that the plan chooses. */
  public int choose(int count, int site) {
    return steps.choose(count, site);
  }

  /** Whether the run is over and its threads only have to leave. */
  public boolean isUnwinding() {
    return steps.isUnwinding();
  }

  /** The current thread now knows what was made public at a location. */
  public void learn(int location) {
    steps.learn(location);
  }

  /** What the current thread knows becomes public at a location. */
  public void publish(int location) {
    steps.publish(location);
  }

  /** How steps are written down, and what threads observe by them. */
  public Recording recording() {
    return recording;
  }

  /** The thread of this run that an object stands for, or null. */
  public LogicalThread threadOf(Thread thread) {
    return threads.of(thread);
  }

  /** Whether what happens to an object inside the JDK is of interest. */
  public boolean isOurs(Object object) {
    return accesses.isOurs(object);
  }

  /** What threads share, with the state of each in this run. */
  public Locations locations() {
    return locations;
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

  /** Objects that are guarded by a lock of their own. */
  public Guards guards() {
    return guards;
  }

  /** Locks whose queue matters. */
  public QueuedLocks queuedLocks() {
    return queuedLocks;
  }

  /** Waits whose time limits pass last. */
  public LastLimits lastLimits() {
    return steps.lastLimits();
  }

  /** The beginnings and ends of threads. */
  public ThreadLives lives() {
    return lives;
  }

  /** Threads that look alike. */
  public ThreadSymmetry symmetry() {
    return symmetry;
  }

  /** Loops that wait. */
  public IdleLoops loops() {
    return steps.loops();
  }

  /** What threads are about to do with what they know. */
  public LocalStates localStates() {
    return localStates;
  }

  /** What primitives keep during this run. */
  public RunState runState() {
    return runState;
  }

  /** The symmetries that the program declares. */
  public SymmetryDeclarations declarations() {
    return declarations;
  }

  /** The exploration has to begin again with what this run has shown; the run ends here. */
  public void restart(Discovery discovery) {
    steps.restart(discovery);
  }

  /** Whether something that models leave out is known to be looked at. */
  public boolean observes(Feature feature) {
    return settings.observed().has(feature);
  }

  /** The program looks at something that models leave out: the exploration begins again with it. */
  public void observe(Feature feature) {
    if (!observes(feature)) {
      steps.restart(feature);
    }
  }

  /** The program does something with a class that its model does not know: it has to run deep. */
  public void goDeep(Class<?> modelled) {
    steps.restart(new DeepClass(modelled.getName()));
  }

  /** Which liberties of a real JVM are explored. */
  public Liberties liberties() {
    return settings.liberties();
  }

  /** The accesses that are no steps. */
  public AccessWatch accesses() {
    return accesses;
  }

  /** The closer look at a run, for a report. */
  public Recorder recorder() {
    return recorder;
  }

  /** Names for people. */
  public Legend legend() {
    return names.legend();
  }

  /** Names for other processes. */
  public CanonicalNames names() {
    return names.canonical();
  }

  /** Grows with all that is remembered and that later runs depend on, but for local states. */
  public long knowledge() {
    return names.knowledge() + limits.knowledge() + symmetry.birthClasses().knowledge();
  }

  /** The carrier in use. */
  public String carrier() {
    return carrier.label();
  }

  /** How far the run at work has come. */
  public Progress progress() {
    return progress;
  }
}
