package dev.jacquard.explore.learned;

import dev.jacquard.explore.Litmus;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Litmus programs of which one learns, and what searches of them come to. */
final class Learned {
  private Learned() {}

  /**
   * What a search of a program came to.
   *
   * @param executions how many there were
   * @param failures what failed in them
   */
  record Outcome(long executions, Set<Failure.Type> failures) {}

  static LearningProgram program(String text) {
    LitmusProgram plain = plain(text);
    return new LearningProgram(plain, Symmetry::none, LitmusOptions.DEFAULT.stepLimit());
  }

  /** The same, whose interchangeable threads are held back. */
  static LearningProgram program(String text, Symmetry.Flavour flavour) {
    LitmusProgram plain = plain(text);
    return new LearningProgram(
        plain,
        threads -> Symmetry.of(plain.threadClasses(), flavour),
        LitmusOptions.DEFAULT.stepLimit());
  }

  static LitmusProgram plain(String text) {
    return Litmus.program(text, LitmusOptions.DEFAULT.forLearning());
  }

  static Outcome explore(Program program, Strategy strategy) {
    return explore(program, strategy, Long.MAX_VALUE);
  }

  /** The same as far as so many executions. */
  static Outcome explore(Program program, Strategy strategy, long most) {
    Set<Failure.Type> failures = new TreeSet<>();
    long executions = 0;
    for (Optional<Plan> plan = strategy.next();
        plan.isPresent() && executions < most;
        plan = strategy.next()) {
      Trace trace = program.run(plan.get());
      trace.failures().forEach(failure -> failures.add(failure.type()));
      strategy.learn(trace);
      executions++;
    }
    return new Outcome(executions, failures);
  }
}
