package dev.jacquard.fuzz.similar;

import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.runtime.setting.Settings;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;

/**
 * One program, explored without symmetry and in all ways with it.
 *
 * @param executions how many there are, in each way; none if it is too large to compare
 */
record Trial(Map<Way, Long> executions, boolean racy, Optional<String> difference) {
  private static final Trial TOO_LARGE = new Trial(Map.of(), false, Optional.empty());

  /** Compares what is found with plain accesses watched; if they race, also with them explored. */
  static Trial of(Observer observer, Settings settings) {
    Trial trial = compare(observer, settings);
    if (!trial.racy() || trial.difference().isPresent()) {
      return trial;
    }
    Trial explored = compare(observer, settings.with(RacePolicy.EXPLORE));
    return new Trial(trial.executions(), true, explored.difference());
  }

  private static Trial compare(Observer observer, Settings settings) {
    try {
      Observation expected = observer.explore(Way.WITHOUT, settings);
      return expected.isCutShort() ? TOO_LARGE : compare(expected, observer, settings);
    } catch (RuntimeException | AssertionError e) {
      return new Trial(Map.of(), false, Optional.of(Way.WITHOUT + ": " + e));
    }
  }

  private static Trial compare(Observation expected, Observer observer, Settings settings) {
    Map<Way, Long> executions = new EnumMap<>(Way.class);
    executions.put(Way.WITHOUT, expected.executions());
    for (Way way : EnumSet.complementOf(EnumSet.of(Way.WITHOUT))) {
      Observation found = observer.explore(way, settings);
      executions.put(way, found.executions());
      Optional<String> difference = expected.difference(found);
      if (difference.isPresent()) {
        return new Trial(executions, false, Optional.of(way + ": " + difference.get()));
      }
    }
    return new Trial(executions, !expected.races().isEmpty(), Optional.empty());
  }

  boolean isCompared() {
    return !executions.isEmpty();
  }
}
