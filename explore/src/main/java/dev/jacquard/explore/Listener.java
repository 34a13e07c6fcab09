package dev.jacquard.explore;

import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Trace;
import java.util.List;

/** Somebody who wants to see every run of an exploration, for progress or for statistics. */
@FunctionalInterface
public interface Listener {
  Listener NONE = (trace, tally) -> {};

  /** A run has ended; the trace is a buffer that must not be kept. */
  void executed(Trace trace, Tally tally);

  /** A run beside the search has ended, which is not counted; a buffer as well. */
  default void beside(Trace trace) {}

  /**
   * A run that an earlier process has counted was made again, to know what it knew. The first one
   * of an exploration is always among those that are made again.
   */
  default void repeated(Trace trace) {}

  /** Something was found that was not known; these are all findings so far, which do not change. */
  default void found(List<Finding> all) {}

  /** The run failed, or had these data races; called before the others. */
  default void failed(Trace trace, List<DataRace> races) {}

  /** Somebody who tells another one as well. */
  default Listener and(Listener other) {
    Listener one = this;
    return new Listener() {
      @Override
      public void executed(Trace trace, Tally tally) {
        one.executed(trace, tally);
        other.executed(trace, tally);
      }

      @Override
      public void beside(Trace trace) {
        one.beside(trace);
        other.beside(trace);
      }

      @Override
      public void repeated(Trace trace) {
        one.repeated(trace);
        other.repeated(trace);
      }

      @Override
      public void failed(Trace trace, List<DataRace> races) {
        one.failed(trace, races);
        other.failed(trace, races);
      }

      @Override
      public void found(List<Finding> all) {
        one.found(all);
        other.found(all);
      }
    };
  }
}
