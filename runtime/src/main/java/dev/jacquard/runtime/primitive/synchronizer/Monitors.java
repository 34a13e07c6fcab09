package dev.jacquard.runtime.primitive.synchronizer;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.Locks.Waited;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import dev.jacquard.runtime.primitive.world.Timeouts;

/**
 * {@code synchronized}, {@code wait} and {@code notify}. In program code they never touch the real
 * monitor; in the JDK's own code the real one is taken after {@link #enter} and is then free.
 */
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

  /** Stands before a monitor that the JDK's own code takes. */
  public static void enterGate(Object object) {
    if (object != null && Control.on(object)) {
      enter(object, Sites.here);
    }
  }

  /** Stands behind the release of such a monitor. */
  public static void exitGate(Object object) {
    if (Control.on(object)) {
      exit(object, Sites.here);
    }
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
    if (!Control.on()) {
      object.wait(millis, nanos);
      return;
    }
    if (millis < 0 || nanos < 0 || nanos > 999_999) {
      throw new IllegalArgumentException("timeout value is negative or nanos out of range");
    }
    wait(Control.execution(), object, millis, nanos);
  }

  @Enters
  private static void wait(Execution execution, Object object, long millis, int nanos)
      throws InterruptedException {
    int monitor = owned(execution, object);
    long limit = Timeouts.nanos(millis, nanos);
    if (execution.locks().await(monitor, monitor, limit, true, Sites.here) == Waited.INTERRUPTED) {
      throw Interrupts.exception(execution);
    }
  }

  public static void notify(Object object) {
    if (!Control.on()) {
      object.notify();
      return;
    }
    notify(Control.execution(), object);
  }

  @Enters
  private static void notify(Execution execution, Object object) {
    int monitor = owned(execution, object);
    execution.locks().signal(monitor, monitor, Sites.here);
  }

  public static void notifyAll(Object object) {
    if (!Control.on()) {
      object.notifyAll();
      return;
    }
    notifyAll(Control.execution(), object);
  }

  @Enters
  private static void notifyAll(Execution execution, Object object) {
    int monitor = owned(execution, object);
    execution.locks().signalAll(monitor, monitor, Sites.here);
  }
}
