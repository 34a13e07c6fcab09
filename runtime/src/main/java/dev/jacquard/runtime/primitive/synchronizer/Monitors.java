package dev.jacquard.runtime.primitive.synchronizer;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.Locks.Waited;
import dev.jacquard.runtime.loop.Effects;
import dev.jacquard.runtime.name.SharedValues;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import dev.jacquard.runtime.primitive.thread.Spuriousness;
import dev.jacquard.runtime.primitive.world.Timeouts;
import dev.jacquard.runtime.setting.Feature;
import jdk.internal.vm.annotation.DontInline;

/**
 * {@code synchronized}, {@code wait} and {@code notify}. In program code they never touch the real
 * monitor; in the JDK's own code {@link #enterInJdk} says which one is taken.
 */
@Tells("a lock is a step that observes whether it was taken; so are waits and signals")
@Replaces(Object.class)
public final class Monitors {
  private Monitors() {}

  /** Takes the monitor of an object. */
  public static void enter(Object object, int site) {
    if (object == null) {
      throw new NullPointerException("Cannot enter synchronized block because value is null");
    }
    if (Control.inProgram(site)) {
      enter(Control.execution(), object, site);
    }
  }

  @Enters
  private static void enter(Execution execution, Object object, int site) {
    if (SharedValues.isValue(object)) {
      execution.observe(Feature.VALUES);
    }
    if (object instanceof Thread) {
      execution.observe(Feature.THREADS); // its end takes the monitor too
    }
    execution.locks().ofJdk().isTakenByProgram(object);
    execution.locks().lock(execution.places().monitor(object), site);
  }

  /** Releases the monitor of an object. */
  public static void exit(Object object, int site) {
    if (Control.on()) {
      exit(Control.execution(), object, site);
    }
  }

  @Enters
  private static void exit(Execution execution, Object object, int site) {
    if (!execution.isUnwinding()) {
      execution.locks().unlock(owned(execution, object), site);
    }
  }

  /** The monitor that the JDK's own code has to enter in the place of that of an object. */
  public static Object enterInJdk(Object object) {
    return object != null && Control.on() ? enterInJdk(Control.execution(), object) : object;
  }

  @DontInline
  @Enters
  private static Object enterInJdk(Execution execution, Object object) {
    boolean ours = execution.isOurs(object);
    if (!ours) {
      Effects.count++; // what happens to it is not noted
    }
    return execution.locks().ofJdk().enter(object, ours, Sites.here);
  }

  /** The monitor that the JDK's own code has entered in the place of that of an object. */
  public static Object exitInJdk(Object object) {
    return Control.on() ? exitInJdk(Control.execution(), object) : object;
  }

  @DontInline
  @Enters
  private static Object exitInJdk(Execution execution, Object object) {
    return execution.locks().ofJdk().exit(object);
  }

  /** Releases the monitor on the way out of a method that throws, if it is still held. */
  public static void exitAfterThrow(Object object, int site) {
    if (Control.on()) {
      exitAfterThrow(Control.execution(), object, site);
    }
  }

  @Enters
  private static void exitAfterThrow(Execution execution, Object object, int site) {
    int monitor = execution.places().monitor(object);
    if (!execution.isUnwinding() && execution.locks().owns(monitor)) {
      execution.locks().unlock(monitor, site);
    }
  }

  private static int owned(Execution execution, Object object) {
    int monitor = execution.places().monitor(object);
    if (!execution.locks().owns(monitor)) {
      throw new IllegalMonitorStateException("current thread is not owner");
    }
    return monitor;
  }

  public static void wait(Object object) throws InterruptedException {
    wait(object, 0, 0);
  }

  public static void wait(Object object, long millis) throws InterruptedException {
    wait(object, millis, 0);
  }

  public static void wait(Object object, long millis, int nanos) throws InterruptedException {
    if (!isOwner(object)) {
      object.wait(millis, nanos);
      return;
    }
    if (millis < 0 || nanos < 0 || nanos > 999_999) {
      throw new IllegalArgumentException("timeout value is negative or nanos out of range");
    }
    wait(Control.execution(), object, millis, nanos);
  }

  /**
   * Whether the current thread has taken a monitor as a step. If not, its real monitor counts: the
   * JDK may have entered that, and for others the VM throws.
   */
  private static boolean isOwner(Object object) {
    return object != null && Control.on() && isOwner(Control.execution(), object);
  }

  @Enters
  private static boolean isOwner(Execution execution, Object object) {
    execution.locks().ofJdk().isSignalled(object);
    return execution.places().isMonitorKnown(object)
        && execution.locks().owns(execution.places().monitor(object));
  }

  @Enters
  private static void wait(Execution execution, Object object, long millis, int nanos)
      throws InterruptedException {
    if (object instanceof Thread) {
      execution.observe(Feature.FAREWELLS);
    }
    int monitor = execution.places().monitor(object);
    long limit =
        Spuriousness.wakes(execution, Spuriousness.WAIT) ? -1 : Timeouts.nanos(millis, nanos);
    if (execution.locks().await(monitor, monitor, limit, true, Sites.here) == Waited.INTERRUPTED) {
      throw Interrupts.exception(execution);
    }
  }

  public static void notify(Object object) {
    if (!isOwner(object)) {
      object.notify();
      return;
    }
    notify(Control.execution(), object);
  }

  @Enters
  private static void notify(Execution execution, Object object) {
    int monitor = execution.places().monitor(object);
    execution.locks().signal(monitor, monitor, Sites.here);
  }

  public static void notifyAll(Object object) {
    if (!isOwner(object)) {
      object.notifyAll();
      return;
    }
    notifyAll(Control.execution(), object);
  }

  @Enters
  private static void notifyAll(Execution execution, Object object) {
    int monitor = execution.places().monitor(object);
    execution.locks().signalAll(monitor, monitor, Sites.here);
  }
}
