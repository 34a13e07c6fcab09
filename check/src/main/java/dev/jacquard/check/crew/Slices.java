package dev.jacquard.check.crew;

import dev.jacquard.check.NotShareableException;
import dev.jacquard.check.Options;
import dev.jacquard.cluster.office.Lease;
import dev.jacquard.cluster.region.NotSharedException;
import dev.jacquard.cluster.region.Slice;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Trace;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Slices of one search, made with one program in this process. To begin one and to write down what
 * came of it costs as much as some hundred executions, so that a slice lasts for a while.
 */
final class Slices {
  /** What is done is brought home so often, in nanoseconds. */
  private static final long LONGEST = TimeUnit.SECONDS.toNanos(2);

  /** Whoever is called and has nothing to give away yet works on for so long. */
  private static final long SHORTEST = TimeUnit.MILLISECONDS.toNanos(20);

  private final Notables notables;
  private final Slice slice;

  /**
   * Slices of a search.
   *
   * @param companion sees every execution
   */
  Slices(Program program, Options options, Consumer<Trace> companion) {
    notables = new Notables(program, options);
    slice =
        new Slice(
            program, Tail.Fixed.LOWEST, options.dataRaces(), companion.andThen(notables::look));
  }

  /**
   * Explores a region for a while.
   *
   * @param called whether others wait for something to do, or for the end of the search
   */
  Hand.Deed run(Lease lease, BooleanSupplier called) {
    long begin = System.nanoTime();
    BooleanSupplier stop =
        () -> {
          long since = System.nanoTime() - begin;
          return since > LONGEST || (since > SHORTEST && called.getAsBoolean());
        };
    try {
      return Hand.Deed.of(
          slice.run(lease, stop, () -> called.getAsBoolean() ? 1 : 0), notables.take());
    } catch (NotSharedException nameless) {
      throw new NotShareableException(nameless.getMessage());
    }
  }
}
