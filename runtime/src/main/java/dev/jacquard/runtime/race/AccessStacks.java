package dev.jacquard.runtime.race;

import dev.jacquard.kernel.trace.Access;
import dev.jacquard.runtime.name.ProgramFrames;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The stack traces of the accesses to some locations. To take one costs more than a whole run, so
 * they are taken only when a run is repeated in order to report a race.
 */
public final class AccessStacks {
  private record Taken(
      int location, int thread, int step, int site, List<StackTraceElement> stack) {}

  private final BitSet watched = new BitSet();
  private boolean watching;
  private final List<Taken> taken = new ArrayList<>();

  public void begin() {
    if (watching) {
      taken.clear();
    }
  }

  /** Remembers the accesses to a location from now on, besides those watched already. */
  public void watch(int location) {
    watched.set(location);
    watching = true;
  }

  boolean watches(int location) {
    return watched.get(location);
  }

  boolean isWatching() {
    return watching;
  }

  /** Remembers no more. */
  public void stop() {
    watched.clear();
    watching = false;
  }

  public void note(int location, int thread, int step, int site) {
    if (watching && watched.get(location)) {
      taken.add(new Taken(location, thread, step, site, stack()));
    }
  }

  private static List<StackTraceElement> stack() {
    return ProgramFrames.of(new Throwable().getStackTrace());
  }

  /**
   * The stack of an access; empty if it was not seen. A thread may do in a repetition what is no
   * step a little earlier or later, so the number of steps only decides among several.
   */
  public List<StackTraceElement> of(int location, Access access) {
    List<StackTraceElement> found = List.of();
    for (Taken candidate : taken) {
      if (candidate.location() == location
          && candidate.thread() == access.thread()
          && candidate.site() == access.site()) {
        if (candidate.step() == access.step()) {
          return candidate.stack();
        }
        found = candidate.stack();
      }
    }
    return found;
  }
}
