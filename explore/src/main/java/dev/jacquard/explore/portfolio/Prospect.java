package dev.jacquard.explore.portfolio;

import dev.jacquard.explore.estimate.Estimate;
import java.util.Optional;
import java.util.function.Supplier;

/** Whether a search will come to its end in time, as far as one can tell. */
@FunctionalInterface
public interface Prospect {
  /**
   * Whether it will not.
   *
   * @param runs those of the search
   * @param steps those of the search
   * @param aside the steps of others, which take time too
   * @param estimate how much there is in all; costs a little each time it is asked
   */
  boolean isPoor(long runs, long steps, long aside, Supplier<Optional<Estimate>> estimate);
}
