package dev.jacquard.fuzz;

import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.Optional;

/**
 * A program and what brute force sees of it.
 *
 * @param orbitsCount whether symmetry by reads-from claims exactly one execution per orbit
 */
public record Truth(LitmusProgram program, Survey all, boolean orbitsCount) {

  /** The truth about a program, unless it takes too many runs to know. */
  public static Optional<Truth> of(LitmusFile file, LitmusOptions options, long mostRuns) {
    LitmusProgram program = LitmusProgram.of("program", file, options);
    Survey all = Survey.withOrbits(program, Orbits.of(program), new Exhaustive(), mostRuns);
    return all.complete()
        ? Optional.of(new Truth(program, all, program.hasExactOrbits()))
        : Optional.empty();
  }
}
