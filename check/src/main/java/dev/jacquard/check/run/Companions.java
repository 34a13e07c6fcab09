package dev.jacquard.check.run;

import dev.jacquard.check.Checkpoint;
import dev.jacquard.check.Options;
import dev.jacquard.check.Subject;
import dev.jacquard.explore.Explorer.OnFailure;
import dev.jacquard.explore.learned.LearnedSearch;
import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.explore.learned.Learnt;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.explore.portfolio.EstimatedProspect;
import dev.jacquard.explore.portfolio.Portfolio;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Strategy;

/** What goes beside the search of a check. */
final class Companions {
  private Companions() {}

  /**
   * The search, accompanied if it looks for the first failure of a program in the usual way. Who
   * asks for another reduction, or for all failures, means that one.
   */
  static Strategy of(Options options, Subject subject, Program program, Strategy search) {
    boolean usual =
        options.search() instanceof Search.Systematic systematic
            && systematic.reduction() == Reduction.OPTIMAL
            && hasTraces(systematic);
    return usual && options.onFailure() == OnFailure.STOP && !(program instanceof LearningProgram)
        ? learning(options, subject, withOthers(options, search))
        : search;
  }

  private static Strategy withOthers(Options options, Strategy search) {
    return options.beside().hasOthers()
        ? new Portfolio(search, new EstimatedProspect(options.budget(), System::nanoTime))
        : search;
  }

  /**
   * With a search of what is learned. Not where plain accesses are steps already or are none of
   * anybody's business, nor for a search that is to be taken up again, whose state that is no part
   * of.
   */
  private static Strategy learning(Options options, Subject subject, Strategy search) {
    boolean learns =
        options.beside().learns()
            && options.races().areFailures()
            && options.stepLimit() == Options.DEFAULT.stepLimit()
            && options.checkpoint().equals(Checkpoint.NONE);
    return learns
        ? subject
            .learnable()
            .<Strategy>map(origin -> new Learnt(search, learned(options, origin)))
            .orElse(search)
        : search;
  }

  /** By states up to symmetry, unless none is wanted. */
  private static LearnedSearch learned(Options options, LearnedSearch.Origin origin) {
    LearnedSearch learned = new LearnedSearch(origin, options.dataRaces());
    boolean apart =
        options.search() instanceof Search.Systematic systematic
            && systematic.symmetry() == SymmetryReduction.NONE;
    return apart ? learned.withoutSymmetry() : learned;
  }

  private static boolean hasTraces(Search.Systematic systematic) {
    return switch (systematic.symmetry()) {
      case NONE, RF, VAL -> true;
      case CSYM, DECLARED, GUESSED -> false;
    };
  }
}
