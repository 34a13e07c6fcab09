package dev.jacquard.explore;

import dev.jacquard.kernel.Access;
import dev.jacquard.kernel.DataRace;
import dev.jacquard.kernel.Failure;
import dev.jacquard.kernel.Trace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Collects failures, one execution for each place at which something goes wrong. */
final class Findings {
  /** Beyond this many different ones the reader has seen enough. */
  private static final int MOST = 100;

  private final List<Finding> all = new ArrayList<>();
  private final Set<String> seen = new HashSet<>();

  void add(Trace trace, List<DataRace> races) {
    for (Failure failure : trace.failures()) {
      if (isNew(place(failure, trace))) {
        all.add(new Finding(failure, trace.copy(), Optional.empty()));
      }
    }
    for (DataRace race : races) {
      if (isNew(place(race))) {
        Access later = race.second();
        Failure failure = new Failure(Failure.Type.RACE, later.thread(), later.step(), "");
        all.add(new Finding(failure, trace.copy(), Optional.of(race)));
      }
    }
  }

  private boolean isNew(String place) {
    return all.size() < MOST && seen.add(place);
  }

  private static String place(Failure failure, Trace trace) {
    StringBuilder place = new StringBuilder(failure.type().label());
    place.append(' ').append(failure.thread()).append(' ').append(failure.message());
    if (failure.thread() < 0) {
      for (int t = 0; t < trace.threads(); t++) {
        int row = trace.pending(t);
        if (row >= 0) {
          place.append(' ').append(t).append(':').append(trace.site(row));
        }
      }
    }
    return place.toString();
  }

  private static String place(DataRace race) {
    String one = race.first().thread() + ":" + race.first().site();
    String other = race.second().thread() + ":" + race.second().site();
    String pair = one.compareTo(other) < 0 ? one + " " + other : other + " " + one;
    return "race " + race.location() + " " + pair;
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  List<Finding> all() {
    return Collections.unmodifiableList(all);
  }
}
