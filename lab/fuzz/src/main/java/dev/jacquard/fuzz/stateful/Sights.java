package dev.jacquard.fuzz.stateful;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What there is to be seen of a program in all its states: six respects in which a search by states
 * must not differ from brute force.
 *
 * @param ends the states in which nothing can move: variables, and where threads stand
 * @param stuck those of them in which a thread has not ended
 * @param failures failing assertions and exceptions
 * @param places where each thread can stand, with what it is about to do
 * @param races pairs of places whose accesses can both be next, and conflict
 * @param endless how the program can go on for ever
 */
record Sights(
    Set<String> ends,
    Set<String> stuck,
    Set<String> failures,
    Set<String> places,
    Set<String> races,
    Set<String> endless) {

  Sights() {
    this(
        new TreeSet<>(),
        new TreeSet<>(),
        new TreeSet<>(),
        new TreeSet<>(),
        new TreeSet<>(),
        new TreeSet<>());
  }

  /** Adds what was seen elsewhere. */
  void add(Sights other) {
    ends.addAll(other.ends);
    stuck.addAll(other.stuck);
    failures.addAll(other.failures);
    places.addAll(other.places);
    races.addAll(other.races);
    endless.addAll(other.endless);
  }

  /**
   * The same where memory may be exchanged along with threads: nothing says any more which variable
   * has which value, or where a thread is about to look.
   */
  Sights withoutVariables() {
    Sights without = new Sights();
    ends.forEach(end -> without.ends.add(sorted(end)));
    stuck.forEach(end -> without.stuck.add(sorted(end)));
    places.forEach(place -> without.places.add(place.replaceFirst(" -?\\d+ ", " ")));
    without.failures.addAll(failures);
    without.races.addAll(races);
    without.endless.addAll(endless);
    return without;
  }

  private static String sorted(String end) {
    int close = end.indexOf(']');
    String[] values = end.substring(1, close).split(", ");
    Arrays.sort(values);
    return Arrays.toString(values) + end.substring(close + 1);
  }

  /** How a search that saw this differs from the truth, if it does. */
  Optional<String> differenceFrom(Sights truth) {
    return compare("final states", truth.ends, ends)
        .or(() -> compare("stuck states", truth.stuck, stuck))
        .or(() -> compare("failures", truth.failures, failures))
        .or(() -> compare("places", truth.places, places))
        .or(() -> missing("races", truth.races, races))
        .or(() -> compare("endless executions", truth.endless, endless));
  }

  private static Optional<String> compare(String what, Set<String> expected, Set<String> seen) {
    return expected.equals(seen)
        ? Optional.empty()
        : Optional.of(what + ": expected " + expected + ", but saw " + seen);
  }

  /**
   * Behind the first race of an execution there are others, which no state shows; nor does one show
   * a race that a failed try keeps from being seen, since it orders nothing.
   */
  private static Optional<String> missing(String what, Set<String> expected, Set<String> seen) {
    return seen.containsAll(expected)
        ? Optional.empty()
        : Optional.of(what + ": expected at least " + expected + ", but saw " + seen);
  }
}
