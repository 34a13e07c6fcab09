package dev.jacquard.runtime.name;

import dev.jacquard.runtime.thread.ThreadTable;
import java.util.function.BooleanSupplier;

/**
 * All that one execution gives names to, from run to run: threads, objects and locations.
 *
 * @param numbers the numbers of threads
 * @param objects the objects of the present run
 * @param locations what threads share
 * @param places the locations of objects and threads
 * @param memory names of classes, objects and places for people
 * @param values words for values
 * @param canonical names of threads and locations for other processes
 */
public record Names(
    ThreadNumbers numbers,
    Objects objects,
    Locations locations,
    Places places,
    MemoryNames memory,
    ValueWords values,
    CanonicalNames canonical) {
  /**
   * No names yet.
   *
   * @param uncontrolled whether the current thread is in a section without control
   */
  public static Names of(ThreadTable threads, BooleanSupplier uncontrolled) {
    ThreadNumbers numbers = new ThreadNumbers();
    Objects objects = new Objects();
    Locations locations = new Locations();
    MemoryNames memory = new MemoryNames();
    return new Names(
        numbers,
        objects,
        locations,
        new Places(threads, objects, locations, numbers, uncontrolled),
        memory,
        new ValueWords(threads, numbers, objects, memory),
        new CanonicalNames(
            numbers, objects, locations, Thread.currentThread().getContextClassLoader()));
  }

  /** A run begins; the answer is its number, from 1. */
  public int begin() {
    objects.begin();
    locations.begin(objects.run());
    return objects.run();
  }

  /** Names for people. */
  public JvmLegend legend() {
    return new JvmLegend(this);
  }

  /** Grows with what is known of things besides their names. */
  public long knowledge() {
    return locations.knowledge();
  }
}
