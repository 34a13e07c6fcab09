package dev.jacquard.benchmarks.tables.plot;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** Figures by number of threads, which belong together. */
public record Series(String name, Look look, SortedMap<Integer, Double> points) {
  public Series {
    points = Collections.unmodifiableSortedMap(new TreeMap<>(points));
  }
}
