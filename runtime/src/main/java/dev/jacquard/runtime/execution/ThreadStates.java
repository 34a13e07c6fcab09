package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.limit.Uncontrolled;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.setting.ObservedFeatures;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.symmetry.SymmetryGuard;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;

/**
 * The states that threads can see each other in. A thread that can't move may be one that waits, or
 * one that has not got there yet; so to begin a wait is a step of its own, and to end it another,
 * as soon as the program looks at states. Models are left out then: their waits are abbreviations.
 *
 * <p>The state of a thread is a location of its object, since a thread can be looked at before it
 * has been started; its value names the thread and the constant of {@link Thread.State}.
 */
public final class ThreadStates {
  private static final String OWN = "dev.jacquard.runtime.";
  private static final String POOLS = "java.util.concurrent.";
  private static final int BITS = 3;
  private static final int MASK = (1 << BITS) - 1;
  private static final Thread.State[] STATES = Thread.State.values();

  private final RunSteps steps;
  private final ThreadTable threads;
  private final Places places;
  private final Locations locations;
  private final ObservedFeatures observed;
  private final Uncontrolled limits;
  private final SymmetryGuard guard;
  private final boolean seen;

  ThreadStates(
      Settings settings,
      ThreadTable threads,
      RunSteps steps,
      Names names,
      Uncontrolled limits,
      SymmetryGuard guard) {
    this.threads = threads;
    this.steps = steps;
    this.limits = limits;
    this.guard = guard;
    places = names.places();
    locations = names.locations();
    observed = settings.observed();
    seen = observed.has(Feature.STATES);
  }

  /** Whether the program looks at states at all. */
  public boolean areSeen() {
    return seen;
  }

  /** The current thread begins to wait, if anybody looks. */
  public void enter(Thread.State state, int site) {
    if (seen) {
      change(threads.current().thread(), threads.current().number(), state, site);
    }
  }

  /** The current thread goes on. */
  public void leave(int site) {
    enter(Thread.State.RUNNABLE, site);
  }

  /** The current thread is about to start one. */
  void start(Thread thread, int number, int site) {
    if (seen) {
      change(thread, number, Thread.State.RUNNABLE, site);
    }
  }

  /** The current thread owns the monitor that one needs who has just been woken. */
  void block(LogicalThread woken, int site) {
    if (seen) {
      change(woken.thread(), woken.number(), Thread.State.BLOCKED, site);
    }
  }

  private void change(Thread thread, int number, Thread.State state, int site) {
    guard.isCounted(site);
    int location = places.state(thread);
    long after = number + 1L << BITS | state.ordinal();
    steps.arrive(Kind.READ_MODIFY_WRITE, location, after, site);
    long before = locations.state(location);
    locations.set(location, after);
    steps.recordUnordered(before, after, 0);
  }

  /** The state of any thread but one that has ended, as the current one sees it now. */
  public Thread.State look(Thread thread, ThreadLives lives, int site) {
    LogicalThread me = threads.current();
    if (thread == me.thread()) {
      return Thread.State.RUNNABLE;
    }
    if (threads.of(thread) == null && thread.isAlive()) {
      limits.uncontrolled("the state of the thread '" + thread.getName() + "'");
      return thread.getState();
    }
    if (!seen) {
      if (threads.of(thread) == null && isAskedByPool()) {
        return Thread.State.NEW;
      }
      steps.restart(Feature.STATES);
    }
    guard.isCounted(site);
    long state = read(thread, site);
    if (state == 0) {
      return Thread.State.NEW;
    }
    int number = (int) (state >> BITS) - 1;
    return lives.tryJoin(number, site) ? Thread.State.TERMINATED : STATES[(int) state & MASK];
  }

  /** A pool makes sure that its new thread, which nobody else has, was not started by its maker. */
  private static boolean isAskedByPool() {
    for (StackTraceElement frame : new Throwable().getStackTrace()) {
      if (!frame.getClassName().startsWith(OWN)) {
        return frame.getClassName().startsWith(POOLS);
      }
    }
    return false;
  }

  private long read(Thread thread, int site) {
    int location = places.state(thread);
    steps.arrive(Kind.OPAQUE_READ, location, 0, site);
    long state = locations.state(location);
    steps.record(state, state, state);
    LogicalThread first = threads.get(0);
    return state == 0 && first.thread() == thread
        ? 1L << BITS | Thread.State.RUNNABLE.ordinal() // nobody starts it
        : state;
  }
}
