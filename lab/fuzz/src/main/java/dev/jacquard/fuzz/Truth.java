package dev.jacquard.fuzz;

import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.kernel.symmetry.Renamings;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.Optional;

/**
 * A program and what brute force sees of it.
 *
 * @param orbitsCount whether symmetry by reads-from claims exactly one execution per orbit
 * @param declared the group that the program declares
 * @param declaredOrbits how many traces there are up to that group
 */
public record Truth(
    LitmusProgram program,
    Survey all,
    boolean orbitsCount,
    Renamings declared,
    long declaredOrbits) {

  /** The truth about a program, unless it takes too many runs to know. */
  public static Optional<Truth> of(LitmusFile file, LitmusOptions options, long mostRuns) {
    LitmusProgram program = LitmusProgram.of("program", file, options);
    Survey all = Survey.withOrbits(program, Orbits.of(program), new Exhaustive(), mostRuns);
    if (!all.complete()) {
      return Optional.empty();
    }
    Renamings declared = program.declaredSymmetries();
    long orbits =
        !declared.any()
            ? all.traces().size()
            : Survey.withOrbits(program, Orbits.under(declared), new Exhaustive(), mostRuns)
                .orbits();
    return Optional.of(new Truth(program, all, program.hasExactOrbits(), declared, orbits));
  }
}
