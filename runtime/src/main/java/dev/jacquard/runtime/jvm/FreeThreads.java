package dev.jacquard.runtime.jvm;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

/**
 * Threads that the program started where there is no control, in an initialiser that is not run
 * again. They may live on in all later runs.
 */
public final class FreeThreads {
  private static final List<WeakReference<Thread>> STARTED = new ArrayList<>();
  private static final List<WeakReference<Thread>> OF_THE_JDK = new ArrayList<>();

  private FreeThreads() {}

  public static void add(Thread thread) {
    STARTED.add(new WeakReference<>(thread));
  }

  /** The JDK has started a thread for itself, because of a program. */
  public static void addForeign(Thread thread) {
    OF_THE_JDK.add(new WeakReference<>(thread));
  }

  /** Whether such a thread is alive, whichever program it was started for. */
  public static boolean isForeignAlive() {
    return !alive(OF_THE_JDK).isEmpty();
  }

  /** The names of those that are alive. */
  public static List<String> alive() {
    return alive(STARTED);
  }

  private static List<String> alive(List<WeakReference<Thread>> all) {
    if (all.isEmpty()) {
      return List.of();
    }
    List<String> names = new ArrayList<>();
    for (WeakReference<Thread> started : all) {
      Thread thread = started.get();
      if (thread != null && thread.isAlive()) {
        names.add(thread.getName());
      }
    }
    return names;
  }
}
