package dev.jacquard.benchmarks.costs;

import dev.jacquard.explore.estimate.DepthFirstSearch;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.saved.Vocabulary;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Reads a meter whenever an exploration goes from one phase to the next, so that nothing is left
 * out between two phases. The explorer itself does not know.
 */
final class PhaseMeter {
  private final LongSupplier meter;
  private final long[] sums = new long[Phase.values().length];
  private Phase present;
  private long last;

  PhaseMeter(LongSupplier meter) {
    this.meter = meter;
  }

  /** To be called right before the exploration. */
  void start() {
    present = Phase.NEXT;
    last = meter.getAsLong();
  }

  private void enter(Phase phase) {
    long now = meter.getAsLong();
    sums[present.ordinal()] += now - last;
    last = now;
    present = phase;
  }

  /** What the meter went on by in a phase. */
  long sum(Phase phase) {
    return sums[phase.ordinal()];
  }

  /** What it went on by in all. */
  long sum() {
    long all = 0;
    for (long sum : sums) {
      all += sum;
    }
    return all;
  }

  /** A program whose runs are a phase. */
  Program around(Program program) {
    return new Program() {
      @Override
      public Trace run(Plan plan) {
        enter(Phase.RUN);
        Trace trace = program.run(plan);
        enter(Phase.HARVEST);
        return trace;
      }

      @Override
      public Legend legend() {
        return program.legend();
      }

      @Override
      public long knowledge() {
        return program.knowledge();
      }

      @Override
      public Optional<Vocabulary> vocabulary() {
        return program.vocabulary();
      }
    };
  }

  /** A search whose two methods are phases. */
  DepthFirstSearch around(DepthFirstSearch search) {
    return new DepthFirstSearch() {
      @Override
      public Optional<Plan> next() {
        enter(Phase.NEXT);
        Optional<Plan> plan = search.next();
        enter(Phase.LIMITS);
        return plan;
      }

      @Override
      public void learn(Trace trace) {
        enter(Phase.LEARN);
        search.learn(trace);
        enter(Phase.ESTIMATE);
      }

      @Override
      public int waiting(int step) {
        return search.waiting(step);
      }

      @Override
      public boolean isDepthFirst() {
        return search.isDepthFirst();
      }
    };
  }
}
