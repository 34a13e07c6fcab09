package dev.jacquard.runtime.execution;

import dev.jacquard.runtime.limit.UnknownThreads;
import dev.jacquard.runtime.loop.Effects;
import jdk.internal.vm.annotation.DontInline;

/**
 * Which thread is under control at this moment. All hooks begin by asking {@link #on}, and that one
 * comparison is all that other threads pay.
 *
 * <p>The fields are plain on purpose. Controlled threads run one at a time and hand over with
 * proper synchronisation; any other thread compares with itself, which it can't find here.
 */
public final class Control {
  /** The thread that executes program code under control; null while Jacquard itself is at work. */
  private static Thread running;

  private static Execution execution;
  private static int suspended;
  private static boolean watching;
  private static RunSteps postponing;
  private static boolean learning;

  private Control() {}

  /**
   * Whether the caller is program code under control. In a JDK that was rewritten beforehand the VM
   * comes here before it can tell which thread is current, so that is asked only if there is a
   * thread under control at all.
   */
  public static boolean on() {
    Thread thread = running;
    return thread != null && thread == Thread.currentThread() && suspended == 0;
  }

  /** Whether all that threads observe is to be told. */
  public static boolean learns() {
    return learning;
  }

  /**
   * Whether the caller, program code that tells its place, is under control. On a thread that is
   * not under control it is noticed while the program is run.
   */
  public static boolean inProgram(int site) {
    if (onControlledThread()) {
      return suspended == 0;
    }
    if (watching && !execution.progress().isOwnThread(Thread.currentThread())) {
      UnknownThreads.meet(site);
    }
    return false;
  }

  /** Whether the caller runs on a controlled thread, even in a section without control. */
  public static boolean onControlledThread() {
    Thread thread = running;
    return thread != null && thread == Thread.currentThread();
  }

  /**
   * Goes from program code into Jacquard: no hook is active until {@link #leave}. The calls of both
   * are put into hooks by the agent: see {@code Enters}.
   */
  public static Execution enter() {
    running = null;
    return execution;
  }

  /**
   * Code of Jacquard is at work for a thread that may learn more by it than steps tell. The calls
   * are put by the agent into all classes with hooks of which nothing else is said: see {@code
   * Tells}.
   *
   * @param what it may learn something of, for people
   */
  public static void hides(String what) {
    if (learning) {
      hide(what, true);
    }
  }

  /**
   * The same in code of the JDK whose plain state is not watched; not if code of Jacquard has
   * called it, which says by itself what it tells.
   */
  public static void hidesInJdk(String what) {
    if (learning && onControlledThread()) {
      hide(what, false);
    }
  }

  /** Code of the program changes what others take for fixed in a group of threads. */
  public static void changesGroup() {
    if (learning && onControlledThread()) {
      execution.recording().changesGroup();
    }
  }

  @DontInline
  private static void hide(String what, boolean goesOn) {
    if (execution.current() == null || execution.current().identity() != Thread.currentThread()) {
      return;
    }
    Thread thread = running;
    running = null;
    if (goesOn) {
      execution.current().insight().open(true);
    }
    execution.recording().hide(what);
    running = thread;
  }

  /** Goes back to program code, of the thread that is current now. */
  public static void leave() {
    if (learning) {
      execution.current().insight().open(false); // whoever has more to do there says so again
    }
    if (postponing != null && suspended == 0) {
      postpone();
    } else {
      running = execution.current().identity();
    }
  }

  /** What the thread does behind its step may have to wait. */
  @DontInline
  private static void postpone() {
    try {
      postponing.postpone();
    } finally {
      running = execution.current().identity();
    }
  }

  /**
   * Begins a section in which hooks do nothing and no switch happens: a class initialiser, code
   * that the VM calls. Sections nest.
   */
  public static void suspend() {
    suspended++;
  }

  /** Ends the innermost such section. */
  public static void resume() {
    suspended--;
  }

  /** Whether a controlled thread is in such a section. */
  public static boolean isSuspended() {
    return suspended > 0;
  }

  /** In how many such sections a controlled thread is. */
  public static int sections() {
    return suspended;
  }

  /** Whether the caller, code of the JDK, works under control on an object of the program. */
  public static boolean on(Object object) {
    return on() && isOurs(object);
  }

  /** Not inlined, as it would be into every method of a collection, and into all who call one. */
  @DontInline
  private static boolean isOurs(Object object) {
    Thread thread = running;
    running = null;
    try {
      boolean ours = execution.isOurs(object);
      if (!ours) {
        Effects.count++; // what happens to it is not noted
      }
      return ours;
    } finally {
      running = thread;
    }
  }

  /**
   * Lets Jacquard look at what the caller, who is under control, does: no hook is active until
   * {@link #stepBack}, and unlike {@link #leave} that is never an occasion for another thread.
   */
  public static Thread stepAside() {
    Thread thread = running;
    running = null;
    return thread;
  }

  /** The caller goes on with the program. */
  public static void stepBack(Thread thread) {
    running = thread;
  }

  /**
   * What an object is as a value. The caller, who is under control, has not {@linkplain #enter
   * entered} yet: no hook is to be active meanwhile.
   */
  public static long value(Object object) {
    Thread thread = running;
    running = null;
    long value = execution.places().value(object);
    running = thread;
    return value;
  }

  /** Whether a lock that the caller, who is under control, meets is a part of a modelled object. */
  public static boolean isGuard(Object lock) {
    Thread thread = running;
    running = null; // identity hashes are others under control
    boolean guards = execution.guards().contains(lock);
    running = thread;
    return guards;
  }

  /** Whether such a lock is modelled together with its queue. */
  public static boolean isQueued(Object lock) {
    Thread thread = running;
    running = null;
    boolean queued = execution.queuedLocks().contains(lock);
    running = thread;
    return queued;
  }

  /** The run whose objects are known now. */
  public static Execution execution() {
    return execution;
  }

  /**
   * A run begins.
   *
   * @param late its steps, if what threads do behind them may be late; else null
   * @param learns whether its traces are to tell all that threads observe
   */
  static void install(Execution newExecution, RunSteps late, boolean learns) {
    execution = newExecution;
    postponing = late;
    learning = learns;
    running = null;
    suspended = 0;
  }

  /** Whether no program is run at all. */
  public static boolean isIdle() {
    return !watching;
  }

  /** Whether threads that are not under control are to be noticed. */
  static void watch(boolean whether) {
    watching = whether;
  }

  /** Program code of the current thread goes on, on this carrier. */
  static void resumed() {
    running = execution.current().identity();
  }

  /** Jacquard goes on. */
  static void stopped() {
    running = null;
  }
}
