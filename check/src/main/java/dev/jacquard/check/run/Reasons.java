package dev.jacquard.check.run;

import dev.jacquard.check.Options;
import dev.jacquard.check.Subject;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Limit;
import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.explore.symmetry.ConjecturedSymmetry;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Verdict;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Why an exploration did not look at everything, a sentence for each reason. */
record Reasons(
    Options options, Spelling spelling, Subject subject, Legend legend, CutReasons cuts) {
  private static final List<Limit.Cause> ENDS =
      List.of(Limit.Cause.EXECUTIONS, Limit.Cause.TIME, Limit.Cause.INTERRUPTED);

  /** The reasons of an exploration by a strategy, those that ended it first. */
  List<String> of(Exploration found, Strategy strategy) {
    Map<Limit.Cause, String> known = new EnumMap<>(Limit.Cause.class);
    found.limits().forEach(limit -> known.put(limit.cause(), limit.sentence()));
    List<String> reasons = new ArrayList<>();
    for (Limit.Cause end : ENDS) {
      Optional.ofNullable(known.get(end))
          .ifPresent(sentence -> reasons.add(sentence + found.partExplored()));
    }
    if (reasons.isEmpty() && !stoppedByFailure(found)) {
      options.search().shortcoming(strategy).ifPresent(reasons::add);
    }
    if (known.containsKey(Limit.Cause.HIDDEN_RACES)) {
      reasons.add(hiddenRaces());
    }
    if (known.containsKey(Limit.Cause.STEPS)) {
      reasons.addAll(cutExecutions(found.tally().cut()));
    }
    if (options.search().symmetry() == SymmetryReduction.DECLARED) {
      reasons.addAll(wrongDeclarations(strategy));
    }
    subject.uncontrolled().stream().map(Check::notControlled).forEach(reasons::add);
    return reasons;
  }

  /** Whether an exploration came to the end of its budget before all was explored. */
  static boolean isOutOfBudget(Exploration found) {
    return found.limits().stream().anyMatch(limit -> ENDS.contains(limit.cause()));
  }

  private boolean stoppedByFailure(Exploration found) {
    return found.verdict().status() == Verdict.Status.FAILURE
        && options.onFailure() == Explorer.OnFailure.STOP;
  }

  private String hiddenRaces() {
    return "data races may have been missed: a step learned of another thread without being ordered"
        + " after it (a failed try, a park), and "
        + (options.search().mergesStates()
            ? "a search by states"
            : "symmetry " + options.search().symmetry().label())
        + " does not preserve such races ("
        + (options.search().mergesStates()
            ? spelling.of(Option.REDUCTION, Reduction.OPTIMAL.label())
            : spelling.of(Option.SYMMETRY, SymmetryReduction.NONE.label()))
        + " does)";
  }

  /** A run also ends where threads wait for others that are not controlled. */
  private List<String> cutExecutions(long cut) {
    return subject.uncontrolled().isEmpty()
        ? cuts.sentences()
        : List.of(
            Prose.count(cut, "execution")
                + (cut == 1 ? " was" : " were")
                + " cut at the limit of "
                + options.stepLimit()
                + " steps ("
                + spelling.of(Option.STEPS)
                + "), or where all threads wait and may be woken by what is not controlled");
  }

  /** A declared symmetry that does not hold is a mistake, even if nothing depends on it. */
  private List<String> wrongDeclarations(Strategy strategy) {
    return strategy instanceof ConjecturedSymmetry checked
        ? checked.refutations().stream()
            .map(refutation -> new RefutationText(refutation, legend).sentence())
            .toList()
        : List.of();
  }
}
