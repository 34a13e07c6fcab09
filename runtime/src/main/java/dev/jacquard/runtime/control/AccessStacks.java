package dev.jacquard.runtime.control;

import dev.jacquard.kernel.Access;
import java.util.ArrayList;
import java.util.List;

/**
 * The stack traces of the accesses to one location. To take one costs more than a whole run, so
 * they are taken only when a run is repeated in order to report a race.
 */
public final class AccessStacks {
  private static final int NOTHING = -1;

  private record Taken(int thread, int step, int site, List<StackTraceElement> stack) {}

  private int watched = NOTHING;
  private final List<Taken> taken = new ArrayList<>();

  /** Remembers the accesses to a location from now on. */
  public void watch(int location) {
    watched = location;
    taken.clear();
  }

  /** Remembers no more. */
  public void stop() {
    watched = NOTHING;
  }

  void note(int location, int thread, int step, int site) {
    if (location == watched) {
      taken.add(new Taken(thread, step, site, stack()));
    }
  }

  private static List<StackTraceElement> stack() {
    return ProgramFrames.of(new Throwable().getStackTrace());
  }

  /**
   * The stack of an access; empty if it was not seen. A thread may do in a repetition what is no
   * step a little earlier or later, so the number of steps only decides among several.
   */
  public List<StackTraceElement> of(Access access) {
    List<StackTraceElement> found = List.of();
    for (Taken candidate : taken) {
      if (candidate.thread() == access.thread() && candidate.site() == access.site()) {
        if (candidate.step() == access.step()) {
          return candidate.stack();
        }
        found = candidate.stack();
      }
    }
    return found;
  }
}
