package dev.jacquard.explore.estimate;

import dev.jacquard.kernel.trace.Kind;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/**
 * How many branches states have in the end, learned from those that are complete: of the same place
 * in the program with as many threads if there were such, else of ever less similar ones.
 */
final class Branching {
  /** Places with higher numbers than this are told apart by the sort of their operations only. */
  private static final int MOST_PLACES = 10_000;

  /** What was seen where the first step tried was of one sort, or at one place of the program. */
  static final class Sort {
    private static final int MOST_THREADS = 64;
    private static final int ENOUGH = 3;
    private static final int ENOUGH_ROOM = 2;

    private final Sort wider;
    private final long[] states = new long[MOST_THREADS];
    private final long[] branches = new long[MOST_THREADS];
    private long room;
    private long taken;

    private Sort(Sort wider) {
      this.wider = wider;
    }

    private void learn(int threads, int kids) {
      int column = Math.min(threads, MOST_THREADS - 1);
      states[column]++;
      branches[column] += kids;
      room += Math.max(0, threads - 1);
      taken += threads > 1 ? kids - 1 : 0;
    }

    private boolean knows(int threads) {
      return threads < MOST_THREADS && states[threads] >= ENOUGH;
    }

    private double mean(int threads) {
      return (double) branches[threads] / states[threads];
    }

    private boolean knowsAny() {
      return room >= ENOUGH_ROOM;
    }

    private double proportional(int threads) {
      return 1 + (double) taken / room * Math.max(0, threads - 1);
    }
  }

  private Sort[] places = new Sort[64];
  private final Map<Kind, Sort> kinds = new EnumMap<>(Kind.class);

  /** What is known of states whose first step is this one. */
  Sort of(Kind kind, int place) {
    if (place < 0 || place >= MOST_PLACES) {
      return of(kind);
    }
    if (place >= places.length) {
      places = Arrays.copyOf(places, Math.max(place + 1, 2 * places.length));
    }
    if (places[place] == null) {
      places[place] = new Sort(of(kind));
    }
    return places[place];
  }

  private Sort of(Kind kind) {
    return kinds.computeIfAbsent(kind, k -> new Sort(null));
  }

  /** A state with so many threads is complete. */
  void learn(Sort sort, int threads, int kids) {
    for (Sort each = sort; each != null; each = each.wider) {
      each.learn(threads, kids);
    }
  }

  /** How many branches such a state has in the end, at least those that are known. */
  double expected(Sort sort, int threads, int known) {
    for (Sort each = sort; each != null; each = each.wider) {
      if (each.knows(threads)) {
        return Math.max(known, each.mean(threads));
      }
    }
    for (Sort each = sort; each != null; each = each.wider) {
      if (each.knowsAny()) {
        return Math.max(known, each.proportional(threads));
      }
    }
    return known;
  }
}
