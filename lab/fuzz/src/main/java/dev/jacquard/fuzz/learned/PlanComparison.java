package dev.jacquard.fuzz.learned;

import dev.jacquard.explore.learned.Agreement;
import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.fuzz.Configuration;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.symmetry.Likeness;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Gives every plan of a search to a program and to what is learned of it: since a run is a
 * function, both have to answer with the same trace.
 */
public final class PlanComparison {
  /** Whether threads that are alike share what is learned of them. */
  public enum Sharing {
    ON,
    OFF
  }

  /**
   * What came out.
   *
   * @param difference where the two differ, if they do
   * @param complete whether the search came to its end
   * @param executions how many plans there were
   * @param runs how often the program was run in order to learn
   */
  public record Result(Optional<String> difference, boolean complete, long executions, int runs) {}

  private static final LitmusOptions OPTIONS = LitmusOptions.DEFAULT.limitedTo(200);

  private final LitmusFile file;
  private final Configuration configuration;
  private final LitmusProgram program;
  private final LearningProgram learned;

  /** A comparison on one program. */
  public PlanComparison(LitmusFile file, Configuration configuration, Sharing sharing) {
    this.file = file;
    this.configuration = configuration;
    program = LitmusProgram.of("program", file, configuration.options().apply(OPTIONS));
    learned = learning(sharing);
  }

  private LearningProgram learning(Sharing sharing) {
    LitmusProgram plain = LitmusProgram.of("program", file, OPTIONS.forLearning());
    Optional<Symmetry.Flavour> flavour = configuration.options().apply(OPTIONS).symmetry();
    Symmetry symmetry =
        flavour
            .map(used -> Symmetry.of(plain.threadClasses(), used))
            .orElse(Symmetry.none(plain.threads().size()));
    return new LearningProgram(
        plain,
        sharing == Sharing.ON ? plain.likeness() : Likeness.NONE,
        threads -> symmetry,
        OPTIONS.stepLimit());
  }

  /** Searches to the end, or until so many plans have been compared. */
  public Result compare(long mostPlans) {
    Strategy strategy = configuration.strategy().apply(program);
    for (long plans = 0; plans < mostPlans; plans++) {
      Optional<Plan> plan = strategy.next();
      if (plan.isEmpty()) {
        return new Result(Optional.empty(), true, plans, learned.runs());
      }
      Trace real = program.run(plan.get());
      Trace foretold = learned.run(plan.get());
      Optional<String> difference = difference(plan.get(), foretold, real);
      if (difference.isPresent()) {
        return new Result(difference, false, plans, learned.runs());
      }
      strategy.learn(foretold);
    }
    return new Result(Optional.empty(), false, mostPlans, learned.runs());
  }

  private Optional<String> difference(Plan plan, Trace foretold, Trace real) {
    OptionalInt step = Agreement.firstDifference(foretold, real);
    if (step.isPresent()) {
      return Optional.of(
          configuration.name() + ": at step " + step.getAsInt() + " of " + real.length());
    }
    boolean same =
        sameChoices(foretold, real) && (!plan.isTelling() || sameEnabled(foretold, real));
    return same
        ? Optional.empty()
        : Optional.of(configuration.name() + ": other threads could have moved");
  }

  private static boolean sameChoices(Trace foretold, Trace real) {
    for (int step = 0; step < real.length(); step++) {
      if (foretold.choices(step) != real.choices(step)
          || foretold.follows(step) != real.follows(step)) {
        return false;
      }
    }
    for (int thread = 0; thread < real.threads(); thread++) {
      if (foretold.blocked(thread) != real.blocked(thread)) {
        return false;
      }
    }
    return true;
  }

  private static boolean sameEnabled(Trace foretold, Trace real) {
    for (int step = real.freeFrom(); step <= real.length(); step++) {
      for (int thread = 0; thread < real.threads(); thread++) {
        if (foretold.enabled(step, thread) != real.enabled(step, thread)) {
          return false;
        }
      }
    }
    return true;
  }

  /** The program that learns. */
  public Program learned() {
    return learned;
  }
}
