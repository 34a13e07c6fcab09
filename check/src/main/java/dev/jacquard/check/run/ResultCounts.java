package dev.jacquard.check.run;

import dev.jacquard.check.Subject;
import dev.jacquard.explore.Accompanied;
import dev.jacquard.explore.Tried;
import dev.jacquard.explore.learned.Learnt;
import dev.jacquard.explore.learned.TracesOrStates;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.explore.path.DepthFirst;
import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.explore.stateful.StateCounts;
import dev.jacquard.explore.symmetry.ConjecturedSymmetry;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tally;
import dev.jacquard.report.Result;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a search has counted, by the sort of search that it was.
 *
 * @param strategy the search alone
 * @param explored the search with all that goes beside it
 */
record ResultCounts(
    Search search,
    Subject subject,
    SymmetryInUse symmetry,
    Program program,
    Strategy strategy,
    Strategy explored,
    DistinctTraces distinct) {
  /**
   * The counts of a search.
   *
   * @param failed whether it has found a failure: then the executions beside it are counted as well
   */
  Result.Counts of(Tally tally, boolean failed) {
    OptionalLong traces = OptionalLong.empty();
    OptionalLong orbits = OptionalLong.empty();
    List<Tried> tried = Accompanied.tried(explored);
    boolean counted = tried.isEmpty() || !failed;
    if (tally.cut() == 0
        && counted
        && LearnedCheck.derived(explored).isEmpty()
        && !search.mergesStates()) { // an execution that was cut is part of unknown traces
      long different = search.visitsEachTraceOnce() ? tally.executions() : distinct.count();
      switch (symmetry.effective()) {
        case NONE -> traces = OptionalLong.of(different);
        case RF -> orbits = subject.hasExactOrbits() ? OptionalLong.of(different) : orbits;
        case DECLARED -> orbits = renamings().isPresent() ? orbits : wholeOrbits(different);
        case VAL, CSYM, GUESSED -> {} // fewer executions than orbits, or more
      }
    }
    boolean prunes = search.symmetry() == SymmetryReduction.CSYM;
    long pruned = prunes && strategy instanceof DepthFirst depthFirst ? depthFirst.pruned() : 0;
    return new Result.Counts(
        pruned,
        traces,
        orbits,
        renamings(),
        states(),
        LearnedCheck.costs(program, strategy).or(() -> LearnedCheck.derived(explored)),
        tried);
  }

  private Optional<StateCounts> states() {
    if (explored instanceof Learnt beside) {
      return beside.learned().states();
    }
    return strategy instanceof TracesOrStates either
        ? either.states()
        : Optional.of(strategy)
            .filter(GraphDpor.class::isInstance)
            .map(graph -> ((GraphDpor) graph).counts());
  }

  private Optional<Result.CheckedRenamings> renamings() {
    return strategy instanceof ConjecturedSymmetry checked
        ? Optional.of(
            new Result.CheckedRenamings(
                search.symmetry(),
                checked.generators().size(),
                checked.refutations().size(),
                checked.images()))
        : Optional.empty();
  }

  private OptionalLong wholeOrbits(long executions) {
    return subject.declared().isWhole() ? OptionalLong.of(executions) : OptionalLong.empty();
  }
}
