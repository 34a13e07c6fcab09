package dev.jacquard.kernel;

import dev.jacquard.kernel.name.Names;
import dev.jacquard.kernel.saved.Vocabulary;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/**
 * A concurrent program as a function from plans to traces: a litmus program, a JVM program, a
 * model.
 *
 * <p>A plan always gives one and the same trace. The trace returned is a buffer that the next run
 * may reuse; a caller that keeps it takes a {@linkplain Trace#copy() copy}.
 */
public interface Program {
  /**
   * Follows the plan's prefix, then lets its tail decide, to the end.
   *
   * @throws DivergenceException when the program does not do what the prefix predicts
   */
  Trace run(Plan plan);

  /** Names for the numbers in a trace, for people. */
  Legend legend();

  /**
   * Names for the numbers, for other processes; nothing if the numbers are the same in all of them.
   * They hold until the next run.
   */
  default Optional<Names> names() {
    return Optional.empty();
  }

  /**
   * Changes whenever a run leaves something behind that matters to later runs, other than numbers
   * for things that no run had met before: those are in the {@linkplain #vocabulary() vocabulary}.
   * A program that makes those runs again, and no others, knows the same.
   */
  default long knowledge() {
    return 0;
  }

  /** The numbers that runs have given so far; nothing if the numbers follow from the program. */
  default Optional<Vocabulary> vocabulary() {
    return Optional.empty();
  }
}
