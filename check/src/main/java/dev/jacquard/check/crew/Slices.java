package dev.jacquard.check.crew;

import dev.jacquard.check.NotShareableException;
import dev.jacquard.check.Options;
import dev.jacquard.cluster.office.Lease;
import dev.jacquard.cluster.region.NotSharedException;
import dev.jacquard.cluster.region.Slice;
import dev.jacquard.explore.Explorer;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Trace;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntSupplier;

/** Slices of one search, made with one program in this process. */
final class Slices {
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
            program,
            Tail.Fixed.LOWEST,
            options.dataRaces() == Explorer.DataRaces.REPORT,
            companion.andThen(notables::look));
  }

  /**
   * Explores a region for a while.
   *
   * @param wanted how many others wait for something to do
   */
  Hand.Deed run(Lease lease, BooleanSupplier stop, IntSupplier wanted) {
    try {
      return Hand.Deed.of(slice.run(lease, stop, wanted), notables.take());
    } catch (NotSharedException nameless) {
      throw new NotShareableException(nameless.getMessage());
    }
  }
}
