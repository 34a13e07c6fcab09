package dev.jacquard.fuzz;

import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.path.SourceDpor;
import dev.jacquard.explore.symmetry.OrbitDpor;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.explore.tree.WorkOrder;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.Expectation;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Compares the counts that a corpus file expects with those that each reduction finds. */
public final class CorpusCheck {
  private final String name;
  private final String text;
  private final Map<String, Supplier<Strategy>> reductions;
  private final List<String> mistakes = new ArrayList<>();

  private CorpusCheck(String name, String text, Map<String, Supplier<Strategy>> reductions) {
    this.name = name;
    this.text = text;
    this.reductions = reductions;
  }

  /** The expectations of a file that are not met by some reduction, in words. */
  public static List<String> mistakes(String name, String text) {
    return mistakes(
        name,
        text,
        Map.of(
            "optimal",
            OptimalDpor::new,
            "optimal, oldest first, highest",
            () -> new OptimalDpor(new WorkOrder.Oldest(), Tail.Fixed.HIGHEST),
            "source",
            SourceDpor::new,
            "fg",
            FlanaganGodefroid::new));
  }

  /** The expectations of a large file that are not met by the optimal reduction, in words. */
  public static List<String> mistakesByOptimal(String name, String text) {
    return mistakes(name, text, Map.of("optimal", OptimalDpor::new));
  }

  private static List<String> mistakes(
      String name, String text, Map<String, Supplier<Strategy>> reductions) {
    CorpusCheck check = new CorpusCheck(name, text, reductions);
    LitmusFile file = LitmusParser.parse(name, text, Map.of());
    if (file.expectations().isEmpty()) {
      check.mistakes.add(name + " expects nothing");
    }
    file.expectations().forEach(check::check);
    return List.copyOf(check.mistakes);
  }

  private void check(Expectation expectation) {
    LitmusFile file = LitmusParser.parse(name, text, expectation.constants());
    reductions.forEach(
        (reduction, strategy) -> checkTraces(expectation, file, reduction, strategy));
    checkSymmetry(expectation, file, "orbits", Symmetry.Flavour.READS_FROM);
    checkSymmetry(expectation, file, "val", Symmetry.Flavour.VALUES);
    checkDeclared(expectation, file);
    expected(expectation, "states")
        .ifPresent(states -> compare(expectation, "states", states, StateGraph.of(file).states()));
  }

  private void checkTraces(
      Expectation expectation, LitmusFile file, String reduction, Supplier<Strategy> strategy) {
    LitmusProgram program = LitmusProgram.of(name, file, LitmusOptions.DEFAULT);
    Survey survey = Survey.of(program, strategy.get(), Long.MAX_VALUE);
    expected(expectation, "traces")
        .ifPresent(
            traces -> {
              compare(expectation, "traces by " + reduction, traces, survey.executions());
              compare(
                  expectation, "different traces by " + reduction, traces, survey.traces().size());
            });
    if (reduction.startsWith("optimal")) {
      compare(expectation, "blocked runs by " + reduction, 0, survey.blocked());
    }
    for (Failure.Type type : Failure.Type.values()) {
      expected(expectation, type.name().toLowerCase(Locale.ROOT) + "s")
          .ifPresent(
              count ->
                  compare(
                      expectation,
                      "traces with " + type + " by " + reduction,
                      count,
                      survey.failing().getOrDefault(type, 0L)));
    }
    expected(expectation, "outcomes")
        .ifPresent(
            outcomes ->
                compare(expectation, "outcomes by " + reduction, outcomes, survey.states().size()));
  }

  private void checkSymmetry(
      Expectation expectation, LitmusFile file, String key, Symmetry.Flavour flavour) {
    Optional<Long> count = expected(expectation, key);
    if (count.isPresent()) {
      LitmusProgram program = LitmusProgram.of(name, file, LitmusOptions.DEFAULT.under(flavour));
      Survey survey = Survey.of(program, new OptimalDpor(), Long.MAX_VALUE);
      compare(expectation, key, count.get(), survey.executions());
      compare(expectation, "blocked runs with " + key, 0, survey.blocked());
    }
  }

  private void checkDeclared(Expectation expectation, LitmusFile file) {
    Optional<Long> count = expected(expectation, "declared");
    if (count.isPresent()) {
      LitmusProgram program = LitmusProgram.of(name, file, LitmusOptions.DEFAULT);
      Survey survey =
          Survey.of(program, new OrbitDpor(program.declaredSymmetries()), Long.MAX_VALUE);
      compare(expectation, "declared", count.get(), survey.executions());
    }
  }

  private static Optional<Long> expected(Expectation expectation, String key) {
    return Optional.ofNullable(expectation.counts().get(key));
  }

  private void compare(Expectation expectation, String what, long expected, long seen) {
    if (expected != seen) {
      mistakes.add(
          name
              + " "
              + expectation.constants()
              + ": expected "
              + expected
              + " "
              + what
              + ", but saw "
              + seen);
    }
  }
}
