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

  private FreeThreads() {}

  public static void add(Thread thread) {
    STARTED.add(new WeakReference<>(thread));
  }

  /** The names of those that are alive. */
  public static List<String> alive() {
    if (STARTED.isEmpty()) {
      return List.of();
    }
    List<String> names = new ArrayList<>();
    for (WeakReference<Thread> started : STARTED) {
      Thread thread = started.get();
      if (thread != null && thread.isAlive()) {
        names.add(thread.getName());
      }
    }
    return names;
  }
}
