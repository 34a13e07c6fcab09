package dev.jacquard.cluster.region;

import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Trace;
import java.util.List;

/** Looks for data races, if they are failures. */
final class RaceLook {
  private final boolean wanted;
  private final RaceDetector detector = new RaceDetector();

  RaceLook(boolean wanted) {
    this.wanted = wanted;
  }

  List<DataRace> in(Trace trace) {
    return wanted ? detector.find(trace) : List.of();
  }
}
