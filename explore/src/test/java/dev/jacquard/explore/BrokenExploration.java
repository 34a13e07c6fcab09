package dev.jacquard.explore;

import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Trace;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** An exploration that is broken off now and then, and goes on with new objects from bytes. */
final class BrokenExploration {
  private static final Budget BUDGET = Budget.ofExecutions(150);

  /** What the text of an execution beside the search begins with. */
  static final String BESIDE = "beside ";

  /** The end of a process. */
  private static final class Killed extends RuntimeException {}

  private final Supplier<? extends Program> programs;
  private final Supplier<Strategy> strategies;
  private final List<String> executions = new ArrayList<>();
  private byte[] saved = {};

  BrokenExploration(Supplier<? extends Program> programs, Supplier<Strategy> strategies) {
    this.programs = programs;
    this.strategies = strategies;
  }

  Telling whole() {
    return Telling.of(executions, explore(new Journal(), strategies.get(), -1));
  }

  /** With a break behind each of these executions. */
  Telling brokenAt(List<Integer> breaks) {
    Journal journal = new Journal();
    Strategy strategy = strategies.get();
    for (int at : breaks) {
      try {
        explore(journal, strategy, at + 1);
        throw new AssertionError("it ended before execution " + at);
      } catch (Killed end) {
        StateReader in = new StateReader(new ByteArrayInputStream(saved));
        journal = Journal.restored(in);
        strategy = strategies.get();
        ((Resumable) strategy).restore(in);
      }
    }
    return Telling.of(executions, explore(journal, strategy, -1));
  }

  private Exploration explore(Journal journal, Strategy strategy, int end) {
    return new Explorer(
            programs.get(),
            BUDGET,
            Explorer.DataRaces.REPORT,
            Explorer.OnFailure.CONTINUE,
            listener())
        .covering(Coverage.STATES)
        .keeping(journal, killing(journal, (Resumable) strategy, end))
        .explore(strategy);
  }

  private Listener listener() {
    return new Listener() {
      @Override
      public void executed(Trace trace, Tally tally) {
        executions.add(text(trace));
      }

      @Override
      public void beside(Trace trace) {
        executions.add(BESIDE + text(trace));
      }
    };
  }

  private static String text(Trace trace) {
    return Schedule.of(trace) + " " + trace.ending() + " " + trace.freeFrom();
  }

  private Keeper killing(Journal journal, Resumable strategy, int end) {
    return new Keeper() {
      @Override
      public void executed(Tally tally) {
        if (tally.runs() == end) {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          StateWriter out = new StateWriter(bytes);
          journal.state(tally).orElseThrow().accept(out);
          strategy.save(out);
          saved = bytes.toByteArray();
          throw new Killed();
        }
      }

      @Override
      public void ended(Tally tally, boolean spent) {}
    };
  }
}
