package dev.jacquard.explore.estimate;

import dev.jacquard.kernel.trace.Kind;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;

/**
 * How many branches states have in the end, learned from those that are complete: of the same site
 * of the program with as many threads if there were such, else of ever less similar ones.
 */
final class Branching {
  /** Sites and locations with higher numbers than this are not told apart. */
  private static final int MOST_PLACES = 10_000;

  /**
   * What was seen where the first step tried was of one sort, or at one site, or on one location.
   */
  static final class Sort {
    /** Of a place that is not told apart: what it has learned means nothing. */
    private static final Sort NONE = new Sort();

    private static final int MOST_THREADS = 64;
    private static final int ENOUGH = 3;
    private static final int ENOUGH_ROOM = 2;

    private final long[] states = new long[MOST_THREADS];
    private final long[] branches = new long[MOST_THREADS];
    private long room;
    private long taken;

    private void learn(int threads, int kids) {
      int column = Math.min(threads, MOST_THREADS - 1);
      states[column]++;
      branches[column] += kids;
      room += Math.max(0, threads - 1);
      taken += threads > 1 ? kids - 1 : 0;
    }

    private boolean knows(int threads) {
      return this != NONE && threads < MOST_THREADS && states[threads] >= ENOUGH;
    }

    private double mean(int threads) {
      return (double) branches[threads] / states[threads];
    }

    private boolean knowsAny() {
      return this != NONE && room >= ENOUGH_ROOM;
    }

    private double proportional(int threads) {
      return 1 + (double) taken / room * Math.max(0, threads - 1);
    }
  }

  private final Map<Long, Sort> both = new HashMap<>();
  private Sort[] sites = new Sort[64];
  private Sort[] locations = new Sort[64];
  private final Map<Kind, Sort> kinds = new EnumMap<>(Kind.class);

  /** What is known of states whose first step is at a site of the program and on a location. */
  Sort ofBoth(int site, int location) {
    return site < 0 || site >= MOST_PLACES || location < 0 || location >= MOST_PLACES
        ? Sort.NONE
        : both.computeIfAbsent((long) site * MOST_PLACES + location, each -> new Sort());
  }

  /** What is known of states whose first step is at a site of the program. */
  Sort ofSite(int site) {
    sites = withRoom(sites, site);
    return at(sites, site);
  }

  /** What is known of states whose first step is on a location. */
  Sort ofLocation(int location) {
    locations = withRoom(locations, location);
    return at(locations, location);
  }

  Sort ofKind(Kind kind) {
    return kinds.computeIfAbsent(kind, k -> new Sort());
  }

  private static Sort[] withRoom(Sort[] sorts, int number) {
    return number >= sorts.length && number < MOST_PLACES
        ? Arrays.copyOf(sorts, Math.max(number + 1, 2 * sorts.length))
        : sorts;
  }

  private static Sort at(Sort[] sorts, int number) {
    if (number < 0 || number >= MOST_PLACES) {
      return Sort.NONE;
    }
    if (sorts[number] == null) {
      sorts[number] = new Sort();
    }
    return sorts[number];
  }

  /** A state with so many threads is complete. */
  static void learn(Level level, int kids) {
    level.both.learn(level.threads, kids);
    level.site.learn(level.threads, kids);
    level.location.learn(level.threads, kids);
    level.kind.learn(level.threads, kids);
  }

  /**
   * How many branches such a state has in the end, at least those that are known. The location
   * tells more than the site: code that many objects share is also run on those of one thread only.
   */
  static double expected(Level level, int known) {
    int threads = level.threads;
    double expected = known;
    if (level.both.knows(threads)) {
      expected = level.both.mean(threads);
    } else if (level.location.knows(threads)) {
      expected = level.location.mean(threads);
    } else if (level.location.knowsAny()) {
      expected = level.location.proportional(threads);
    } else if (level.site.knows(threads)) {
      expected = level.site.mean(threads);
    } else if (level.kind.knows(threads)) {
      expected = level.kind.mean(threads);
    } else if (level.kind.knowsAny()) {
      expected = level.kind.proportional(threads);
    }
    return Math.max(known, expected);
  }
}
