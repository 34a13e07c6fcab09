package dev.jacquard.fuzz;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusProgram;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How many switches and steps lead to a failure in one execution, the fewer the better. */
record Readability(int switches, int steps) implements Comparable<Readability> {
  private static final Comparator<Readability> ORDER =
      Comparator.comparingInt(Readability::switches).thenComparingInt(Readability::steps);

  static Readability of(Finding finding) {
    Trace trace = finding.trace();
    int steps = decided(finding);
    int switches = 0;
    for (int row = 1; row < steps; row++) {
      switches += trace.thread(row) == trace.thread(row - 1) ? 0 : 1;
    }
    return new Readability(switches, steps);
  }

  /** How many steps were taken when nothing could prevent the failure any more. */
  private static int decided(Finding finding) {
    Failure failure = finding.failure();
    if (failure.thread() < 0) {
      return finding.trace().length();
    }
    int row = Math.min(failure.step(), finding.trace().length() - 1);
    while (row >= 0 && !isOf(finding.trace(), row, failure.thread())) {
      row--;
    }
    return row + 1;
  }

  /** Whether a step is one of a thread, or starts it: some fail before their first step. */
  private static boolean isOf(Trace trace, int row, int thread) {
    return trace.thread(row) == thread
        || (trace.kind(row) == Kind.START && trace.argument(row) == thread);
  }

  /** The best execution for each failure there is, unless there are too many to know. */
  static Optional<Map<String, Readability>> best(LitmusProgram program, long mostRuns) {
    Map<String, Readability> best = new TreeMap<>();
    Listener listener =
        new Listener() {
          @Override
          public void executed(Trace trace, Tally tally) {}

          @Override
          public void failed(Trace trace, List<DataRace> races) {
            for (Finding finding : Finding.in(trace, races)) {
              best.merge(finding.place(), of(finding), Readability::better);
            }
          }
        };
    boolean complete =
        new Explorer(
                program,
                Budget.ofExecutions(mostRuns),
                Explorer.DataRaces.REPORT,
                Explorer.OnFailure.CONTINUE,
                listener)
            .explore(new Exhaustive())
            .limits()
            .isEmpty();
    return complete ? Optional.of(best) : Optional.empty();
  }

  private static Readability better(Readability one, Readability other) {
    return one.compareTo(other) <= 0 ? one : other;
  }

  @Override
  public int compareTo(Readability other) {
    return ORDER.compare(this, other);
  }
}
