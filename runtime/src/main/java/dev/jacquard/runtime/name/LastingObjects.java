package dev.jacquard.runtime.name;

import dev.jacquard.runtime.jvm.WeakIdentity;
import java.lang.ref.ReferenceQueue;
import java.util.HashSet;
import java.util.Set;

/**
 * The objects that rewritten code has made for good, in any program that this JVM has explored: in
 * an initialiser that runs only once, or outside of all runs.
 */
public final class LastingObjects {
  private static final Set<WeakIdentity> ALL = new HashSet<>();
  private static final ReferenceQueue<Object> GONE = new ReferenceQueue<>();

  private LastingObjects() {}

  public static synchronized void add(Object object) {
    for (Object dead = GONE.poll(); dead != null; dead = GONE.poll()) {
      ALL.remove(dead);
    }
    ALL.add(new WeakIdentity(object, GONE));
  }

  static synchronized boolean contains(Object object) {
    return !ALL.isEmpty() && ALL.contains(new WeakIdentity(object, null));
  }
}
