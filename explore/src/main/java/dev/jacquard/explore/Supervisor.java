package dev.jacquard.explore;

import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.kernel.Tally;
import java.util.Optional;
import java.util.function.Supplier;

/** Somebody who is told before each run how far an exploration has come, and may end it. */
@FunctionalInterface
public interface Supervisor {
  Supervisor NONE = (tally, estimate) -> true;

  /**
   * Whether the exploration goes on. Asked in the thread that explores.
   *
   * @param estimate how much there is in all; costs a little each time it is asked
   */
  boolean goOn(Tally tally, Supplier<Optional<Estimate>> estimate);
}
