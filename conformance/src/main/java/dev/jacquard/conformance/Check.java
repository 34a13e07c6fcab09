package dev.jacquard.conformance;

import dev.jacquard.explore.Finding;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.runtime.control.Settings;
import dev.jacquard.runtime.primitive.hook.Depth;
import dev.jacquard.worker.JvmExplorer;
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
  private String where = "";
  private JvmExplorer.Result result;

  private Check(Program program) {
    this.program = program;
  }

  /**
   * All that is wrong with a program.
   *
   * @param deep whether it is explored without models too, if it allows that
   */
  static List<String> of(Program program, String carrier, boolean deep) {
    Check check = new Check(program);
    check.explore(program.settings(carrier));
    check.compareOutcomes();
    check.compareExecutions();
    check.compareUncontrolled();
    check.compareReason();
    if (deep && program.isDeep() && check.wrong.isEmpty()) {
      check.where = " (deep)";
      check.explore(program.settings(carrier).withDeep(Set.of(Depth.ALL)));
      check.compareOutcomes();
    }
    return check.wrong;
  }

  private void explore(Settings settings) {
    outcomes.clear();
    JvmExplorer explorer =
        new JvmExplorer(
            program::run,
            BUDGET,
            program.onFailure(),
            (trace, tally) -> {
              if (program.outcome() != null) {
                outcomes.add(String.valueOf(program.outcome()));
              }
            });
    result = explorer.explore(settings, OptimalDpor::new);
    List<String> limits = result.exploration().verdict().reasons();
    if (!limits.isEmpty()) {
      complain("is limited: " + limits);
    }
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

  private void compareExecutions() {
    if (program.executions() >= 0) {
      compare("executions", program.executions(), result.exploration().tally().executions());
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
