package dev.jacquard.check.run;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.learned.ContradictionException;
import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.explore.learned.TracesOrStates;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.report.Result;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A check of what is learned of a program; and of the program itself, from the beginning, if it
 * turns out that it can't be learned.
 */
public final class LearnedCheck {
  private LearnedCheck() {}

  /**
   * Checks what is learned, or else the program.
   *
   * @param check explores one of them; what it found before it threw is forgotten
   */
  public static Result run(
      LearningProgram learned, Program program, Function<Program, Result> check) {
    try {
      return check.apply(learned);
    } catch (ContradictionException contradiction) {
      Result result = check.apply(program);
      String why =
          "the program is not what its threads showed before: "
              + program.legend().thread(contradiction.thread())
              + ", at step "
              + (contradiction.step() + 1)
              + ", "
              + contradiction.what();
      return result.with(
          new Result.Learned(
              learned.runs(), learned.observations(), Optional.empty(), Optional.of(why)));
    }
  }

  /**
   * Runs the program for each failure that is about to be told, once for each place.
   *
   * @throws ContradictionException if it does not fail so
   */
  static void confirm(Program program, Exploration found) {
    if (program instanceof LearningProgram learned) {
      Set<Schedule> confirmed = new HashSet<>();
      for (Finding finding : found.findings()) {
        if (confirmed.add(finding.schedule())) {
          learned.confirm(finding.trace());
        }
      }
    }
  }

  /** What it took to learn a program. */
  static Optional<Result.Learned> costs(Program program, Strategy strategy) {
    if (!(program instanceof LearningProgram learned)) {
      return Optional.empty();
    }
    Optional<String> how =
        Optional.of(strategy)
            .filter(TracesOrStates.class::isInstance)
            .map(either -> ((TracesOrStates) either).outcome());
    int runs = learned.runs() + learned.confirmations();
    return Optional.of(new Result.Learned(runs, learned.observations(), how, Optional.empty()));
  }
}
