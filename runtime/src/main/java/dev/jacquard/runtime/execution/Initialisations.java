package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.runtime.jvm.OnceInitialisers;
import dev.jacquard.runtime.loop.Effects;
import dev.jacquard.runtime.memory.Intervals;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.setting.SharedInitialiser;
import dev.jacquard.runtime.symmetry.SymmetryGuard;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.RunningInitialiser;
import dev.jacquard.runtime.thread.ThreadTable;
import dev.jacquard.runtime.thread.Unwind;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * How classes of the program are initialised, as the Java Language Specification has it in 12.4.2:
 * by the first thread that needs the class, while others wait, and come after it.
 *
 * <p>There are three ways to do so, from the cheapest on:
 *
 * <ul>
 *   <li>While there is only one thread nobody can wait, and all later threads come after it. If the
 *       initialiser starts one, the lock is taken before.
 *   <li>A <em>quiet</em> initialiser only deals with what it has made itself and with the static
 *       fields of its class. It makes no difference which thread runs it and when, so it is no
 *       step. As soon as it does anything else, the exploration begins again ({@link
 *       SharedInitialiser}).
 *   <li>The others take a lock for as long as they run, and whoever does not know yet that they are
 *       over takes it to look.
 * </ul>
 */
public final class Initialisations {
  private final Settings settings;
  private final ThreadTable threads;
  private final Director director;
  private final RunSteps steps;
  private final Locks locks;
  private final Places places;
  private final SymmetryGuard guard;

  /** Those that the first thread has begun while it was alone. */
  private final Deque<Initialisation> alone = new ArrayDeque<>();

  Initialisations(
      Settings settings,
      ThreadTable threads,
      Director director,
      RunSteps steps,
      Locks locks,
      Names names,
      SymmetryGuard guard) {
    this.settings = settings;
    this.threads = threads;
    this.director = director;
    this.steps = steps;
    this.locks = locks;
    this.guard = guard;
    places = names.places();
  }

  void begin() {
    alone.clear();
  }

  /** The current thread needs a class; the answer is whether it has to run the initialiser. */
  public boolean begin(Initialisation of, int site) {
    LogicalThread me = threads.current();
    if (steps.isUnwinding()) {
      return false;
    }
    if (of.isAtWorkIn(me)) {
      checkCircle(me, of);
      return false;
    }
    if (of.isDue() && me.isAlone()) {
      alone.push(of);
      return begin(me, of, false, false);
    }
    if (of.isDue() && !isShared(of)) {
      Intervals.end(); // each object is looked at that the initialiser uses
      return begin(me, of, false, true);
    }
    if (of.isOver() && of.isKnownTo(me)) {
      if (of.isLocked()) {
        director.hearsay().ordersSteps();
      }
      of.check();
      return false;
    }
    return beginByLock(me, of, site);
  }

  private boolean beginByLock(LogicalThread me, Initialisation of, int site) {
    if (of.isAtWork() && !of.isLocked()) {
      steps.restart(new SharedInitialiser(of.type().getName()));
    }
    guard.name("may have initialised a class", site);
    int lock = places.initialisation(of.type());
    locks.lock(lock, () -> of.isDue() ? 1 : 0, site);
    steps.hide("the initialisation of a class"); // what another thread has made of the class
    if (of.isDue()) {
      return begin(me, of, true, false);
    }
    locks.unlock(lock, 0, site);
    of.check();
    return false;
  }

  /** Whether to initialise a class is a step. */
  public boolean isShared(Initialisation of) {
    return settings.observed().initialisers().contains(of.type().getName());
  }

  private static boolean begin(LogicalThread me, Initialisation of, boolean locked, boolean quiet) {
    of.begin(me, locked);
    me.begin(of.type(), Control.sections(), quiet, Effects.count);
    return true;
  }

  /**
   * A class is needed that the thread is initialising already. If others are initialised in
   * between, two threads that begin at different ones wait for each other.
   */
  private void checkCircle(LogicalThread me, Initialisation of) {
    RunningInitialiser one = me.initialiser();
    if (one.type() == of.type()) {
      return;
    }
    for (; one != null; one = one.outer()) {
      if (one.isQuiet()) {
        steps.isSeen(one);
      }
      if (one.type() == of.type()) {
        return;
      }
    }
  }

  /** The current thread is about to start another one, which may need what it initialises. */
  void share(int site) {
    while (!alone.isEmpty()) {
      Initialisation of = alone.removeLast(); // the outermost first
      locks.lock(places.initialisation(of.type()), () -> 1, site);
      of.lock();
    }
  }

  /** The same where no step is possible: whoever comes first initialises the class. */
  public boolean beginUnseen(Initialisation of) {
    LogicalThread me = threads.current();
    if (of.isDue()) {
      return begin(me, of, false, false);
    }
    if (of.isAtWork() && !of.isAtWorkIn(me)) {
      OnceInitialisers.waits(of.type().getName());
    }
    of.check();
    return false;
  }

  /** Its initialiser has come to the end; the answer is whether all threads may know that. */
  public boolean end(Initialisation of, int site) {
    LogicalThread me = threads.current();
    if (me.initialiser().isQuiet()) {
      if (me.hasTakenLocks()) {
        steps.isSeen(me.initialiser());
      }
      Effects.count = me.initialiser().effects(); // which thread has had them is chance
      Intervals.end();
    }
    leave(me, of, site);
    of.complete();
    return !of.isLocked();
  }

  private void leave(LogicalThread me, Initialisation of, int site) {
    me.endInitialiser();
    alone.remove(of);
    if (of.isLocked()) {
      locks.unlock(places.initialisation(of.type()), 1, site);
      of.over(me.number(), me.lastStep());
    }
  }

  /** Its initialiser has thrown something; the answer is what is to be thrown. */
  public Throwable fail(Initialisation of, Throwable thrown, int site) {
    if (thrown instanceof Unwind || steps.isUnwinding()) {
      return thrown;
    }
    LogicalThread me = threads.current();
    if (me.initialiser().isQuiet()) {
      steps.isSeen(me.initialiser()); // the first thread is told, and others something else
    }
    leave(me, of, site);
    Throwable error = error(thrown);
    of.fail(error, me.thread().getName());
    return error;
  }

  /** What the current thread is about to see depends on which thread it is. */
  public void personal() {
    if (places.isInQuietInitialiser() && !steps.isUnwinding()) {
      steps.isSeen(threads.current().initialiser());
    }
  }

  /** What an initialiser that throws something is known to have thrown. */
  public static Throwable error(Throwable thrown) {
    return thrown instanceof Error ? thrown : new ExceptionInInitializerError(thrown);
  }
}
