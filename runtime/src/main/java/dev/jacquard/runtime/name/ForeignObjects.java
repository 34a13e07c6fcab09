package dev.jacquard.runtime.name;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Objects that the JDK made and that threads of the program share inside it. What lives on from run
 * to run is one of the JDK's own tables. But what is made anew in each run belongs to the program
 * in some way, and its operations are not under control.
 */
public final class ForeignObjects {
  private final Map<Class<?>, Integer> runs = new HashMap<>();
  private final Map<Class<?>, Integer> lastRun = new HashMap<>();

  public void use(Tracked tracked, int thread, int run) {
    boolean shared = tracked.touch(thread, run);
    if (shared && tracked.firstRun() == run && lastRun.getOrDefault(tracked.type(), 0) != run) {
      lastRun.put(tracked.type(), run);
      runs.merge(tracked.type(), 1, Integer::sum);
    }
  }

  /** Grows with every run that counts. */
  public long knowledge() {
    long known = 0;
    for (int count : runs.values()) {
      known += count;
    }
    return known;
  }

  /** Whether one more run would tell what now looks like a table of the JDK's own. */
  public boolean isUndecided() {
    return runs.containsValue(1);
  }

  /** What the verdict has to name. */
  public Set<String> suspicious() {
    Set<String> names = new LinkedHashSet<>();
    runs.forEach(
        (type, count) -> {
          if (count > 1) {
            names.add("operations on a " + type.getName() + " that the JDK made for itself");
          }
        });
    return names;
  }
}
