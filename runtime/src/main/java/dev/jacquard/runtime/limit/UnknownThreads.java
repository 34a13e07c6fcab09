package dev.jacquard.runtime.limit;

import dev.jacquard.runtime.name.Sites;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Threads that are not under control and nevertheless execute code of the program while it is run:
 * a garbage collector's, a signal handler's, one that was there before. Called by such threads.
 */
public final class UnknownThreads {
  private static final Set<String> SEEN = new LinkedHashSet<>();
  private static boolean busy;

  private UnknownThreads() {}

  /** The present thread executes program code, and it is not the one that is to move. */
  public static synchronized void meet(int site) {
    if (busy) {
      return;
    }
    busy = true; // the names of things may be made by rewritten code
    try {
      SEEN.add(
          "the thread '"
              + Thread.currentThread().getName()
              + "', which Jacquard did not start, executes "
              + Sites.get(site).describe());
    } finally {
      busy = false;
    }
  }

  /** Whom the runs so far have met. */
  static synchronized Set<String> seen() {
    return new LinkedHashSet<>(SEEN);
  }

  static synchronized int count() {
    return SEEN.size();
  }

  /** Another program is explored. */
  public static synchronized void forget() {
    SEEN.clear();
  }
}
