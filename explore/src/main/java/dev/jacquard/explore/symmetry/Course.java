package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What one thread did and saw in an execution: deeds with the observations behind them. If the last
 * deed is known, it has no observation.
 */
final class Course {
  private final List<Deed> deeds = new ArrayList<>();
  private final List<Observation> observations = new ArrayList<>();
  private boolean isTold = true;

  private Course() {}

  /** The courses of all threads that were there, without the background. */
  static List<Course> of(Trace trace, Background background) {
    List<Course> courses = new ArrayList<>();
    for (int thread = 0; thread < trace.threads(); thread++) {
      courses.add(of(trace, background, thread));
    }
    return courses;
  }

  private static Course of(Trace trace, Background background, int thread) {
    Course course = new Course();
    Set<Integer> joined = new HashSet<>();
    boolean seen = false;
    for (int row = 0; row < trace.length(); row++) {
      if (trace.thread(row) != thread) {
        continue;
      }
      seen = true;
      if (Background.isJoin(trace, row)) {
        joined.add((int) trace.argument(row));
      } else if (row >= background.prologue() && !background.isOwn(trace, row)) {
        course.isTold &= Observation.isTold(trace.kind(row));
        course.deeds.add(Deed.of(trace, row, Set.copyOf(joined)));
        course.observations.add(Observation.of(trace, row));
        joined.clear();
      }
    }
    course.finish(trace, thread, joined, seen);
    return course;
  }

  private void finish(Trace trace, int thread, Set<Integer> joined, boolean seen) {
    int pending = trace.pending(thread);
    if (pending < 0 && seen) {
      Optional<Failure.Type> failure =
          trace.failures().stream()
              .filter(f -> f.thread() == thread)
              .map(Failure::type)
              .findFirst();
      deeds.add(Deed.end(Set.copyOf(joined), failure));
    } else if (pending >= 0 && !Background.isJoin(trace, pending) && trace.ending() != Ending.CUT) {
      isTold &= Observation.isTold(trace.kind(pending));
      deeds.add(Deed.of(trace, pending, Set.copyOf(joined)));
    }
  }

  List<Deed> deeds() {
    return deeds;
  }

  /** How many deeds are followed by an observation. */
  int length() {
    return observations.size();
  }

  Observation observation(int i) {
    return observations.get(i);
  }

  /** Whether the trace tells all that the thread did and learned. */
  boolean isTold() {
    return isTold;
  }
}
