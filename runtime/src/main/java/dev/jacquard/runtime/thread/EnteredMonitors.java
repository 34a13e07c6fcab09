package dev.jacquard.runtime.thread;

import java.util.Arrays;

/**
 * The monitors that a thread has entered in the JDK's own code, the innermost last. The JDK's
 * compiler leaves them in the opposite order.
 */
public final class EnteredMonitors {
  /** A monitor that no other thread ever takes. */
  private final Object own = new Object();

  private Object[] objects = new Object[4];
  private Object[] taken = new Object[4];
  private int[] sites = new int[4];
  private int size;

  /** The monitor of an object is taken as a step: what is really taken is the thread's own. */
  public Object enterByStep(Object object, int site) {
    return push(object, own, site);
  }

  /** The monitor of an object is really taken. */
  public Object enterReally(Object object, int site) {
    return push(object, object, site);
  }

  private Object push(Object object, Object monitor, int site) {
    if (size == objects.length) {
      objects = Arrays.copyOf(objects, 2 * size);
      taken = Arrays.copyOf(taken, 2 * size);
      sites = Arrays.copyOf(sites, 2 * size);
    }
    objects[size] = object;
    taken[size] = monitor;
    sites[size++] = site;
    return monitor;
  }

  /** Whether the innermost monitor is that of an object; else it was entered without control. */
  public boolean endsWith(Object object) {
    return size > 0 && objects[size - 1] == object;
  }

  public int size() {
    return size;
  }

  public Object object(int index) {
    return objects[index];
  }

  /** Whether a monitor was taken as a step. */
  public boolean isByStep(int index) {
    return taken[index] == own;
  }

  /** Where the program was when it came to the innermost monitor. */
  public int site() {
    return sites[size - 1];
  }

  /** Leaves the innermost monitor; the answer is which one was really taken. */
  public Object leave() {
    objects[--size] = null;
    Object monitor = taken[size];
    taken[size] = null;
    return monitor;
  }
}
