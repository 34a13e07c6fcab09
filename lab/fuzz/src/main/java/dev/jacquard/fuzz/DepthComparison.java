package dev.jacquard.fuzz;

import dev.jacquard.explore.path.Bounded;
import dev.jacquard.explore.path.CollapsingSymmetry;
import dev.jacquard.explore.path.Deepening;
import dev.jacquard.explore.path.DepthFirst;
import dev.jacquard.explore.path.EveryThread;
import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.path.PreemptionBound;
import dev.jacquard.explore.path.SourceDpor;
import dev.jacquard.explore.path.WithinDepth;
import dev.jacquard.explore.symmetry.OrbitDpor;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Compares searches whose executions are cut at a step limit with brute force within that limit: no
 * trace, state or failure of so many steps may be missing.
 */
public final class DepthComparison {
  /** What was found, if anything. */
  public record Result(boolean cut, Optional<String> difference) {}

  /** A search; exact if it claims the same traces as brute force, else only up to symmetry. */
  private record Way(
      String name,
      UnaryOperator<LitmusOptions> options,
      Function<LitmusProgram, Strategy> reduced,
      boolean exact) {}

  private static final List<Way> WAYS =
      List.of(
          new Way("optimal", o -> o, p -> new OptimalDpor(), true),
          new Way("source", o -> o, p -> new SourceDpor(), true),
          new Way("fg", o -> o, p -> new FlanaganGodefroid(), true),
          new Way("orbits", o -> o, p -> new OrbitDpor(p.declaredSymmetries()), true),
          new Way(
              "csym",
              LitmusOptions::withLocalStates,
              p -> new FlanaganGodefroid(new CollapsingSymmetry(), Tail.Fixed.LOWEST),
              true),
          new Way("rf", o -> o.under(Symmetry.Flavour.READS_FROM), p -> new OptimalDpor(), false),
          new Way("val", o -> o.under(Symmetry.Flavour.VALUES), p -> new OptimalDpor(), false));

  private static final int HIGHEST_BOUND = 2;

  private final long mostRuns;

  /** Programs that take brute force more runs than this are passed over. */
  public DepthComparison(long mostRuns) {
    this.mostRuns = mostRuns;
  }

  /** Compares on one program, if brute force within so many steps is possible. */
  public Optional<Result> compare(LitmusFile file, int steps) {
    LitmusOptions options = LitmusOptions.DEFAULT.limitedTo(steps);
    LitmusProgram program = LitmusProgram.of("program", file, options);
    Survey brute = Survey.of(program, new Exhaustive(), mostRuns);
    if (!brute.ended()) {
      return Optional.empty();
    }
    for (Way way : WAYS) {
      LitmusProgram other = LitmusProgram.of("program", file, way.options().apply(options));
      Deepening search = deepening(way.reduced().apply(other), steps);
      Survey survey = Survey.of(other, search, 100 * mostRuns);
      Optional<String> what =
          way.exact() ? exactly(brute, survey) : upToSymmetry(program, brute, survey);
      Optional<String> difference =
          what.or(() -> Differential.refuteReplays(program, survey))
              .map(d -> way.name() + " within " + steps + " steps: " + d);
      if (difference.isPresent()) {
        return Optional.of(new Result(brute.cut(), difference));
      }
    }
    return Optional.of(new Result(brute.cut(), compareBounded(program, steps)));
  }

  /** A reduced search as the commands use it for a small limit. */
  static Deepening deepening(Strategy reduced, int steps) {
    return new Deepening(reduced, WithinDepth::of, steps, Long.MAX_VALUE);
  }

  private Optional<String> compareBounded(LitmusProgram program, int steps) {
    for (int i = 0; i <= HIGHEST_BOUND; i++) {
      int bound = i;
      Survey brute =
          Survey.of(
              program,
              new DepthFirst(new EveryThread(), new PreemptionBound(bound), false, Tail.Fixed.STAY),
              mostRuns);
      Survey bounded =
          Survey.of(
              program,
              new Deepening(
                  new Bounded(bound),
                  depth -> WithinDepth.withPreemptions(depth, bound),
                  steps,
                  Long.MAX_VALUE),
              100 * mostRuns);
      boolean same =
          brute.cut()
              ? bounded.traces().equals(brute.traces())
              : bounded.states().equals(brute.states());
      if (!same || !bounded.ended()) {
        return Optional.of("bounded " + bound + " within " + steps + " steps differs");
      }
    }
    return Optional.empty();
  }

  static Optional<String> exactly(Survey brute, Survey survey) {
    if (!survey.ended()) {
      return Optional.of("it does not come to an end");
    }
    if (!brute.cut()) {
      return Optional.empty(); // then the reduced search is compared elsewhere
    }
    if (!survey.traces().equals(brute.traces())) {
      return Optional.of(
          "it saw " + survey.traces().size() + " of " + brute.traces().size() + " traces");
    }
    return survey.states().equals(brute.states()) && survey.failing().equals(brute.failing())
        ? Optional.empty()
        : Optional.of("states or failures differ");
  }

  private static Optional<String> upToSymmetry(LitmusProgram program, Survey brute, Survey survey) {
    int[] classes = program.threadClasses();
    return survey.ended()
            && survey.statesUpTo(classes).equals(brute.statesUpTo(classes))
            && survey.preservedTypes().equals(brute.preservedTypes())
        ? Optional.empty()
        : Optional.of("states or failures differ up to symmetry");
  }

  /** The program with threads that begin again whenever they are done. */
  static LitmusFile endless(LitmusFile file, int everyNth) {
    List<ThreadDefinition> threads = new ArrayList<>();
    for (ThreadDefinition thread : file.threads()) {
      boolean repeated = threads.size() % everyNth == 0;
      Statement loop = new Statement.While(new Expression.Literal(1), thread.body());
      threads.add(
          repeated
              ? new ThreadDefinition(
                  thread.declaration(), thread.locals(), new Statement.Block(List.of(loop)))
              : thread);
    }
    return new LitmusFile(file.declarations(), threads, file.symmetries(), file.expectations());
  }
}
