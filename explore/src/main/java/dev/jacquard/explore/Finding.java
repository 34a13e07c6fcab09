package dev.jacquard.explore;

import dev.jacquard.kernel.DataRace;
import dev.jacquard.kernel.Failure;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Trace;
import java.util.Optional;

/**
 * A failure with the first execution that showed it.
 *
 * @param trace a copy that lasts
 * @param race the two accesses, if the failure is a data race
 */
public record Finding(Failure failure, Trace trace, Optional<DataRace> race) {
  /** The schedule that leads to the failure again. */
  public Schedule schedule() {
    return Schedule.of(trace);
  }
}
