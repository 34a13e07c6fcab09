package dev.jacquard.check.run;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.learned.ContradictionException;
import dev.jacquard.explore.learned.LearnedSearch;
import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.explore.learned.Learnt;
import dev.jacquard.explore.learned.TracesOrStates;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Result;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
              learned.runs(),
              learned.observations(),
              Optional.empty(),
              Optional.of(why),
              Result.Stands.FOR_ALL));
    }
  }

  /**
   * Runs the program for each failure that is about to be told, once for each place. An execution
   * of which not everything was known is replaced by that run.
   *
   * @param failing what to tell of an exploration
   * @throws ContradictionException if it does not fail so
   */
  static Result confirmed(
      Program program, Result told, Function<Exploration, List<Counterexample>> failing) {
    if (!(program instanceof LearningProgram learned)) {
      return told;
    }
    Map<Schedule, Trace> runs = new HashMap<>();
    List<Finding> findings = new ArrayList<>();
    for (Finding finding : told.exploration().findings()) {
      Trace run =
          runs.computeIfAbsent(
              finding.schedule(), schedule -> learned.confirm(finding.trace()).copy());
      boolean whole = finding.trace().ending() != Ending.OPEN;
      findings.add(whole ? finding : new Finding(finding.failure(), run, finding.race()));
    }
    Exploration seen = told.exploration().with(findings);
    return told.with(seen, failing.apply(seen));
  }

  /** Why not everything was explored of what is learned, if it was to be learned from one run. */
  static Optional<String> shortcoming(Program program) {
    return program instanceof LearningProgram learned && learned.unseen().orElse(0) > 0
        ? Optional.of(
            "predicted from 1 run: what threads do after "
                + Prose.count(learned.unseen().getAsInt(), "observation")
                + " that it did not show is not known")
        : Optional.empty();
  }

  /** What it took to learn a program beside the search, if nothing else had to be run then. */
  static Optional<Result.Learned> derived(Strategy explored) {
    return Optional.of(explored)
        .filter(Learnt.class::isInstance)
        .map(beside -> ((Learnt) beside).learned())
        .filter(LearnedSearch::isComplete)
        .map(
            learned ->
                new Result.Learned(
                    learned.runs(),
                    learned.observations(),
                    learned.how(),
                    Optional.empty(),
                    Result.Stands.FOR_THE_REST));
  }

  /** Why executions could not be derived from others, if it was tried. */
  static Optional<String> obstacle(Strategy explored) {
    return Optional.of(explored)
        .filter(Learnt.class::isInstance)
        .map(beside -> ((Learnt) beside).learned())
        .filter(learned -> !learned.isComplete())
        .flatMap(LearnedCheck::obstacle)
        .map(why -> "executions could not be derived from others: " + why);
  }

  private static Optional<String> obstacle(LearnedSearch learned) {
    return learned.givenUp().isPresent() || learned.hidden().isEmpty()
        ? learned.givenUp()
        : Optional.of(
            "no step tells what threads see of " + Prose.and(List.copyOf(learned.hidden())));
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
    return Optional.of(
        new Result.Learned(
            runs, learned.observations(), how, Optional.empty(), Result.Stands.FOR_ALL));
  }
}
