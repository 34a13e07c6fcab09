package dev.jacquard.check;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Limit;
import dev.jacquard.explore.Supervisor;
import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Tally;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Others who make the executions of a search. */
public interface Crew {
  /**
   * What came of it.
   *
   * @param notable makes plans of the executions that show all that counts do not tell, those that
   *     fail first
   * @param signs that threads do not do what their past says, each a sentence
   * @param tally of all executions
   * @param limits what kept the crew from looking at everything, but for cut executions
   */
  record Share(
      List<Function<Program, Plan>> notable,
      List<String> signs,
      Tally tally,
      List<Limit> limits,
      Optional<Estimate> estimate) {
    public Share {
      notable = List.copyOf(notable);
      signs = List.copyOf(signs);
      limits = List.copyOf(limits);
    }
  }

  /**
   * Explores until all is explored, the first failure is found if that is asked for, or the budget
   * is spent. What an execution throws in this process it throws in the others, and then here.
   *
   * @param begin when the search began, by {@link System#nanoTime}
   * @param supervisor asked now and then whether to go on
   * @throws NotShareableException if it can't be done by more than one process
   */
  Share explore(Budget budget, long begin, Explorer.OnFailure onFailure, Supervisor supervisor);

  /** The search is made by one process after all, for a reason that the user wants to know. */
  default void declined(String why) {}
}
