package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.setting.ObservedFeatures;
import dev.jacquard.runtime.setting.SharedMonitor;
import dev.jacquard.runtime.step.StepListener;
import dev.jacquard.runtime.thread.EnteredMonitors;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import dev.jacquard.runtime.thread.Unwind;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * The monitors that the JDK's own code takes.
 *
 * <p>The monitor of a collection of the program is a lock like any other. What a thread really
 * enters is a monitor of its own, so that it can be suspended, and wait, inside.
 *
 * <p>Of other objects, a monitor that only one thread takes is really taken, and is no step: most
 * strings, streams and exceptions never leave their thread. Nor is that of an object that the JDK
 * made for itself, as long as no thread takes a step while it holds it. As soon as another thread
 * comes, or code of the program that takes or awaits it, the exploration begins again, and the
 * monitors of all objects of that class are steps too.
 */
public final class JdkMonitors implements StepListener {
  private final RunSteps steps;
  private final ThreadTable threads;
  private final Places places;
  private final Locks locks;
  private final ObservedFeatures observed;
  private final Map<Object, Hold> holds = new IdentityHashMap<>();

  JdkMonitors(
      RunSteps steps, ThreadTable threads, Names names, Locks locks, ObservedFeatures observed) {
    this.steps = steps;
    this.threads = threads;
    this.locks = locks;
    this.observed = observed;
    places = names.places();
  }

  void begin() {
    if (!holds.isEmpty()) {
      holds.clear();
    }
  }

  /** Who takes a monitor that is no step, in this run. */
  private static final class Hold {
    private SharedMonitor monitor;
    private int user = LogicalThread.NOWHERE;
    private boolean shared;
    private boolean duringStep;
    private int depth;
    private int holder;
  }

  /**
   * The current thread is about to enter a monitor; the answer is which one it really has to enter.
   *
   * @param ours whether the object belongs to the program
   */
  public Object enter(Object object, boolean ours, int site) {
    EnteredMonitors entered = threads.current().entered();
    SharedMonitor monitor = new SharedMonitor(object.getClass().getName(), ours);
    if ((ours && isMeantForSharing(object.getClass()))
        || (!observed.monitors().isEmpty() && observed.monitors().contains(monitor.word()))) {
      locks.lock(places.monitor(object), site);
      steps.hide(object.getClass().getSimpleName()); // what lies behind it in the JDK
      return entered.enterByStep(object, site);
    }
    hold(object, monitor, threads.current().number());
    return entered.enterReally(object, site);
  }

  /** What a program makes to be shared: reports tell who holds it, even if only one thread does. */
  private static boolean isMeantForSharing(Class<?> type) {
    boolean candidate =
        type.getClassLoader() != null
            || type == Object.class
            || type.getName().startsWith("java.util.");
    return candidate && !Throwable.class.isAssignableFrom(type);
  }

  private void hold(Object object, SharedMonitor monitor, int me) {
    if (holds.isEmpty()) {
      steps.listen(this);
    }
    Hold hold = holds.computeIfAbsent(object, o -> new Hold());
    hold.monitor = monitor; // in its constructor an object is not the program's yet
    if (steps.isUnwinding()) {
      if (hold.depth > 0 && hold.holder != me) {
        throw Unwind.NOW; // the other one leaves it later
      }
    } else if (isSeen(hold, object, me)) {
      steps.restart(monitor);
    }
    hold.holder = me;
    hold.depth++;
  }

  private boolean isSeen(Hold hold, Object object, int me) {
    hold.shared |= hold.user != LogicalThread.NOWHERE && hold.user != me;
    hold.user = me;
    boolean taken = hold.depth > 0 && hold.holder != me;
    boolean matters = hold.monitor.ofProgram() || hold.duringStep;
    return taken || (hold.shared && matters) || places.isMonitorKnown(object);
  }

  /** Code of the program takes the monitor of an object. */
  public void isTakenByProgram(Object object) {
    if (!holds.isEmpty() && holds.containsKey(object) && !steps.isUnwinding()) {
      steps.restart(holds.get(object).monitor);
    }
  }

  /** The current thread waits for a signal of an object, or gives one. */
  public void isSignalled(Object object) {
    Hold hold = holds.isEmpty() ? null : holds.get(object);
    if (hold != null && hold.depth > 0 && hold.monitor.ofProgram() && !steps.isUnwinding()) {
      steps.restart(hold.monitor);
    }
  }

  @Override
  public void arriving(LogicalThread me, Kind kind, int location, long argument, boolean dormant) {
    EnteredMonitors entered = me.entered();
    for (int i = 0; i < entered.size(); i++) {
      if (!entered.isByStep(i)) {
        Hold hold = holds.get(entered.object(i));
        hold.duringStep = true;
        if (hold.shared) {
          steps.restart(hold.monitor);
        }
      }
    }
  }

  /** The current thread is about to leave a monitor; the answer is which one it really entered. */
  public Object exit(Object object) {
    EnteredMonitors entered = threads.current().entered();
    if (!entered.endsWith(object)) {
      return object; // it was entered without control
    }
    if (!entered.isByStep(entered.size() - 1)) {
      holds.get(object).depth--;
    } else if (!steps.isUnwinding()) {
      locks.unlock(places.monitor(object), entered.site());
    }
    return entered.leave();
  }
}
