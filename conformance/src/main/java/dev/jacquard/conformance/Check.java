package dev.jacquard.conformance;

import dev.jacquard.check.jvm.JvmExplorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.Limit;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.runtime.limit.Premise;
import dev.jacquard.runtime.primitive.hook.Depth;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Explores a program and compares what is found with what it expects. */
final class Check {
  private static final Budget BUDGET = new Budget(Duration.ofSeconds(60), Long.MAX_VALUE);

  private final Program program;
  private final List<String> wrong = new ArrayList<>();
  private final Set<String> outcomes = new TreeSet<>();
  private final Scrutiny scrutiny = new Scrutiny();
  private String where = "";
  private JvmExplorer.Result result;

  private Check(Program program) {
    this.program = program;
  }

  /**
   * All that is wrong with a program.
   *
   * @param thorough whether it is explored with symmetry too, and without models if it allows that
   */
  static List<String> of(Program program, String carrier, boolean thorough) {
    Check check = new Check(program);
    check.compareReason();
    Settings settings = program.settings(carrier);
    if (!program.isLarge()) {
      check.explore("", settings);
      check.compareExecutions(program.executions());
      check.compareUncontrolled();
      check.compareAssumed();
    }
    if (thorough) {
      check.exploreFurther(settings);
    }
    return check.wrong;
  }

  /** What is wrong already is not said again. */
  private void exploreFurther(Settings settings) {
    if (wrong.isEmpty()) {
      explore(" (by values)", settings.withSymmetry(Symmetry.Flavour.VALUES));
      compareExecutions(program.executions(Symmetry.Flavour.VALUES));
      compareToldApart();
    }
    if (wrong.isEmpty() && program.executions(Symmetry.Flavour.READS_FROM) >= 0) {
      explore(" (by reads-from)", settings.withSymmetry(Symmetry.Flavour.READS_FROM));
      compareExecutions(program.executions(Symmetry.Flavour.READS_FROM));
    }
    if (wrong.isEmpty() && program.isDeep() && !program.isLarge()) {
      explore(" (deep)", settings.withDeep(Set.of(Depth.ALL)));
    }
  }

  private void explore(String how, Settings settings) {
    where = how;
    outcomes.clear();
    JvmExplorer explorer =
        new JvmExplorer(
            program::run,
            BUDGET,
            program.onFailure(),
            scrutiny.and(
                (trace, tally) -> {
                  if (program.outcome() != null) {
                    outcomes.add(String.valueOf(program.outcome()));
                  }
                }));
    result = explorer.explore(settings, this::strategy);
    List<String> limits =
        result.exploration().limits().stream()
            .filter(limit -> !isExpected(limit.cause()))
            .map(Limit::sentence)
            .toList();
    if (!limits.isEmpty()) {
      complain("is limited: " + limits);
    }
    compareOutcomes();
    scrutinise(settings);
  }

  private OptimalDpor strategy() {
    scrutiny.begin();
    return new OptimalDpor();
  }

  /**
   * A run drawn at random may show that more has to be a step: then there is nothing to compare.
   */
  private void scrutinise(Settings settings) {
    try {
      scrutiny
          .objection(result, settings)
          .ifPresent(objection -> complain("does not stand up to cross-examination: " + objection));
    } catch (Restart more) {
      return;
    }
  }

  /** A program that says what is not controlled may come to its end by that. */
  private boolean isExpected(Limit.Cause limit) {
    boolean ends = limit == Limit.Cause.BLOCKED || limit == Limit.Cause.STEPS;
    return ends && !program.uncontrolled().isEmpty();
  }

  private void compareOutcomes() {
    Set<String> failures = new TreeSet<>();
    Set<String> surprises = new TreeSet<>();
    for (Finding finding : result.exploration().findings()) {
      String type = finding.failure().type().label();
      failures.add(type);
      if (!program.failures().contains(type)) {
        surprises.add(finding.failure().message());
      }
    }
    if (!failures.equals(program.failures())) {
      List<String> expected = quoted(program.failures());
      complain("failures should be " + expected + ", are " + quoted(failures) + " " + surprises);
    }
    if (!program.outcomes().isEmpty()) {
      compare("outcomes", quoted(program.outcomes()), quoted(outcomes));
    }
  }

  /** In order, and so that an empty outcome can be seen. */
  private static List<String> quoted(Set<String> words) {
    return words.stream().sorted().map(word -> "'" + word + "'").toList();
  }

  private void compareExecutions(long expected) {
    if (expected >= 0) {
      compare("executions", expected, result.exploration().tally().executions());
    }
  }

  /** Each part that is expected is in some sentence. */
  private void compareToldApart() {
    List<String> found =
        result.program().symmetry().toldApart().stream()
            .map(SymmetryFindings.ToldApart::operation)
            .toList();
    for (String part : program.toldApart()) {
      if (found.stream().noneMatch(operation -> operation.contains(part))) {
        complain("threads should be told apart by '" + part + "', are by " + found);
      }
    }
  }

  private void compareUncontrolled() {
    String expected = program.uncontrolled();
    List<String> found = List.copyOf(result.program().uncontrolled());
    boolean asExpected =
        expected.isEmpty()
            ? found.isEmpty()
            : found.stream().anyMatch(what -> what.contains(expected));
    if (!asExpected) {
      complain("not controlled should be '" + expected + "', is " + found);
    }
  }

  private void compareAssumed() {
    Set<String> found = new TreeSet<>();
    for (Premise premise : Premise.values()) {
      if (!result.program().assumed(premise).isEmpty()) {
        found.add(premise.name());
      }
    }
    program.assumed().ifPresent(names -> compare("assumptions", new TreeSet<>(names), found));
  }

  private void compareReason() {
    if (program.isDeep() != program.reason().isEmpty()) {
      complain("a reason is given where it is not explored without models, and only there");
    }
  }

  private void compare(String what, Object expected, Object found) {
    if (!expected.equals(found)) {
      complain(what + " should be " + expected + ", are " + found);
    }
  }

  private void complain(String sentence) {
    wrong.add(program.name() + where + ": " + sentence);
  }
}
