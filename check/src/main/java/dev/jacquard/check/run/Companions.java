package dev.jacquard.check.run;

import dev.jacquard.check.Beside;
import dev.jacquard.check.Options;
import dev.jacquard.explore.Explorer.OnFailure;
import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.option.Search;
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
  static Strategy of(Options options, Program program, Strategy search) {
    boolean usual =
        options.search() instanceof Search.Systematic systematic
            && systematic.reduction() == Reduction.OPTIMAL
            && hasTraces(systematic);
    return usual
            && options.beside() == Beside.OTHERS
            && options.onFailure() == OnFailure.STOP
            && !(program instanceof LearningProgram)
        ? new Portfolio(search, new EstimatedProspect(options.budget(), System::nanoTime))
        : search;
  }

  private static boolean hasTraces(Search.Systematic systematic) {
    return switch (systematic.symmetry()) {
      case NONE, RF, VAL -> true;
      case CSYM, DECLARED, GUESSED -> false;
    };
  }
}
