package dev.jacquard.runtime.name;

import dev.jacquard.runtime.jvm.KeptLoggers;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The objects that the JDK's own code made on behalf of a maker, a thread or a class initialiser:
 * the n-th of its class that this maker had it make.
 *
 * <p>They are counted apart from what the program makes, and class by class. What the JDK keeps for
 * later it makes only once, so how many helpers of some class it needs may change from run to run;
 * that must not change the names of anything else.
 */
final class ConstructedObjects {
  /** The objects of one class that one maker has. */
  static final class Series {
    private final boolean loggers;
    private Tracked[] made = {};
    private int next;
    private int run;

    Series(Class<?> type) {
      loggers = KeptLoggers.isLogger(type);
    }

    /** Whether they are loggers, which must live on. */
    boolean areLoggers() {
      return loggers;
    }

    /** The place of the next object in a run. */
    int next(int newRun) {
      if (run != newRun) {
        run = newRun;
        next = 0;
      }
      if (next == made.length) {
        made = Arrays.copyOf(made, Math.max(4, 2 * next));
      }
      return next++;
    }

    /** The n-th object, made after a history of its maker, or null. */
    Tracked get(int n, int past) {
      Tracked one = made[n];
      while (one != null && !one.is(one.type(), past)) {
        one = one.alternative;
      }
      return one;
    }

    /** Adds an object that is the n-th in some run. */
    void add(int n, Tracked tracked) {
      tracked.alternative = made[n];
      made[n] = tracked;
    }
  }

  private final Map<Object, Map<Class<?>, Series>> byMaker = new HashMap<>();

  /** The objects of a class that a maker has. */
  Series of(Object maker, Class<?> type) {
    return byMaker
        .computeIfAbsent(maker, key -> new HashMap<>())
        .computeIfAbsent(type, key -> new Series(type));
  }

  /** All of them, of all runs. */
  void forEach(Consumer<Tracked> action) {
    for (Map<Class<?>, Series> ofMaker : byMaker.values()) {
      for (Series series : ofMaker.values()) {
        for (Tracked first : series.made) {
          for (Tracked one = first; one != null; one = one.alternative) {
            action.accept(one);
          }
        }
      }
    }
  }
}
