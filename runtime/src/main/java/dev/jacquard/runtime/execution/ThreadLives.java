package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.name.ThreadNumbers;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.symmetry.ThreadSymmetry;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import jdk.internal.vm.annotation.DontInline;

/** How threads begin, end and disturb each other. */
public final class ThreadLives {
  private final RunSteps steps;
  private final ThreadTable threads;
  private final Lifecycle lifecycle;
  private final Turns turns;
  private final ThreadSymmetry symmetry;
  private final Initialisations initialisations;
  private final ThreadNumbers numbers;
  private final Places places;
  private final Settings settings;
  private final Director director;
  private final Locations locations;
  private final LastLimits lastLimits;
  private final ThreadStates states;
  private final Population population;

  ThreadLives(
      Settings settings,
      ThreadTable threads,
      Director director,
      RunSteps steps,
      Turns turns,
      Lifecycle lifecycle,
      ThreadSymmetry symmetry,
      Locks locks,
      Names names) {
    states = lifecycle.states();
    population = lifecycle.population();
    this.settings = settings;
    this.threads = threads;
    this.director = director;
    this.steps = steps;
    this.turns = turns;
    this.lifecycle = lifecycle;
    this.symmetry = symmetry;
    lastLimits = steps.lastLimits();
    initialisations = locks.initialisations();
    numbers = names.numbers();
    places = names.places();
    locations = names.locations();
  }

  /** The current thread starts another one. */
  public void start(Thread thread, Runnable body, int site) {
    start(reserve(), thread, body, site);
  }

  /**
   * It decides about steps of the current thread what it knows of others.
   *
   * @param of by what, for people
   */
  public void hearsay(String of) {
    director.hearsay().ordersSteps();
    director.hearsay().untold("what a thread knows of others decides what it does in a " + of);
  }

  /** The current thread need not go on at once behind its start of another one. */
  public void mayDawdle() {
    steps.mayDawdle();
  }

  /** The number of the thread that the current one will start next. */
  public int reserve() {
    return numbers.child(threads.current().number(), threads.current().makings().nextChild());
  }

  /** Starts a thread under a number that the current one has reserved. */
  @DontInline
  public void start(int number, Thread thread, Runnable body, int site) {
    initialisations.share(site);
    states.start(thread, number, site);
    population.grow(thread, site);
    int life = places.life(number);
    steps.arrive(Kind.START, life, number, site);
    LogicalThread child = lifecycle.create(number, thread, body, thread.isDaemon());
    child.here(site);
    steps.record(0, 1, 1);
    symmetry.born(threads.current(), child);
    turns.admit(child);
  }

  /** Whether the current thread is the one that has started another. */
  public boolean isStarterOf(LogicalThread other) {
    return numbers.isChild(other.number(), threads.current().number());
  }

  /** The current thread waits for the end of another one; false if it was interrupted. */
  public boolean join(LogicalThread other, int site) {
    if (!states.areSeen()) {
      return join(other.number(), site);
    }
    if (tryJoin(other, site)) {
      return true;
    }
    states.enter(Thread.State.WAITING, site);
    boolean ended = join(other.number(), site);
    states.leave(site);
    return ended;
  }

  /** Waits for the end of a thread by its number, which may be one that has yet to start. */
  @DontInline
  public boolean join(int other, int site) {
    int life = places.life(other);
    steps.arriveInterruptibly(Kind.JOIN, life, other, site, false);
    return recordJoin(life);
  }

  private boolean recordJoin(int life) {
    long state = locations.state(life);
    boolean ended = state == Kind.ENDED;
    steps.record(state, state, ended ? 0 : 1);
    return ended;
  }

  /**
   * Waits for the end of another thread, unless a time limit passes first; whether it has ended.
   */
  public boolean join(int other, long nanos, int site) {
    if (!lastLimits.concern(nanos, site)) {
      return tryJoin(other, site);
    }
    int life = places.life(other);
    lastLimits.arriveToWait(nanos, Kind.JOIN, other, life, site, false, true);
    if (lastLimits.isLate(locations.state(life))) {
      return tryJoin(other, site);
    }
    return recordJoin(life);
  }

  /** Whether another thread has ended, as the current one sees it now. */
  public boolean tryJoin(LogicalThread other, int site) {
    return tryJoin(other.number(), site);
  }

  /** Whether a thread has ended, by its number, which may be one that has yet to start. */
  public boolean tryJoin(int other, int site) {
    if (!settings.observed().has(Feature.LIVES)) {
      steps.restart(Feature.LIVES);
    }
    int life = places.life(other);
    steps.arrive(Kind.TRY_JOIN, life, other, site);
    long state = locations.state(life);
    boolean ended = state == Kind.ENDED;
    steps.record(state, state, ended ? 1 : 0);
    return ended;
  }

  /** The states that threads see each other in. */
  public ThreadStates states() {
    return states;
  }

  /** The threads that are alive. */
  public Population population() {
    return population;
  }

  /** Whether any thread is ever interrupted. */
  public boolean usesInterrupts() {
    return settings.observed().has(Feature.INTERRUPTS);
  }

  /** Threads will be interrupted: the exploration begins again if that is news. */
  public void needInterrupts() {
    if (!settings.observed().has(Feature.INTERRUPTS)) {
      steps.restart(Feature.INTERRUPTS);
    }
  }

  /** The current thread interrupts one. */
  public void interrupt(LogicalThread target, int site) {
    needInterrupts();
    int flag = places.interruptStatus(target);
    steps.arrive(Kind.INTERRUPT, flag, target.number(), site);
    long before = locations.state(flag);
    locations.set(flag, 1);
    steps.record(before, 1, 0);
    if (target.queue() != LogicalThread.NOWHERE && target.isInterruptible()) {
      director
          .pending()
          .dormant(target.number(), false); // it stays in its queue until it has its turn
    }
  }

  /** The run ends here, for a reason that is not the program's. */
  public void abort(RuntimeException why) {
    steps.abort(why);
  }
}
