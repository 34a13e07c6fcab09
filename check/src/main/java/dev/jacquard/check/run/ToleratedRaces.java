package dev.jacquard.check.run;

import dev.jacquard.explore.Finding;
import dev.jacquard.explore.Listener;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Collects data races that are no failures, one execution for each pair of places. */
public final class ToleratedRaces implements Listener {
  private static final int MOST = 100;

  /** Two places in the code that race, in either order. */
  private record Places(int one, int other) {
    static Places of(DataRace race) {
      int first = race.first().site();
      int second = race.second().site();
      return new Places(Math.min(first, second), Math.max(first, second));
    }
  }

  private final RaceDetector detector = new RaceDetector();
  private final Set<Places> seen = new HashSet<>();
  private final List<Finding> all = new ArrayList<>();

  @Override
  public void executed(Trace trace, Tally tally) {
    repeated(trace);
  }

  @Override
  public void repeated(Trace trace) {
    for (DataRace race : detector.find(trace)) {
      if (all.size() < MOST && seen.add(Places.of(race))) {
        Access later = race.second();
        Failure failure = new Failure(Failure.Type.RACE, later.thread(), later.step(), "");
        all.add(new Finding(failure, trace.copy(), Optional.of(race)));
      }
    }
  }

  /** Those seen so far. */
  public List<Finding> all() {
    return all;
  }
}
