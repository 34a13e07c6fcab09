package dev.jacquard.check.crew;

import dev.jacquard.check.Crew;
import dev.jacquard.check.Options;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Supervisor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Program;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Threads of this process.
 *
 * @param hands how many
 * @param programs makes the program for each, which must not share anything that changes
 */
public record ThreadCrew(int hands, Supplier<? extends Program> programs, Options options)
    implements Crew {
  @Override
  public Share explore(
      Budget budget, long begin, Explorer.OnFailure onFailure, Supervisor supervisor) {
    return new SharedSearch(
            Stream.generate(() -> new ThreadHand(programs.get(), options)).limit(hands).toList(),
            budget,
            begin,
            onFailure)
        .explore(supervisor);
  }
}
