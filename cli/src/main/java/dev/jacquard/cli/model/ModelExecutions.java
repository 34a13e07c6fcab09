package dev.jacquard.cli.model;

import dev.jacquard.check.Subject;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.model.Model;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.program.ModelProgram;
import dev.jacquard.model.program.ProgramOptions;
import dev.jacquard.model.search.Path;
import dev.jacquard.report.Result;
import dev.jacquard.report.text.GroupedValues;
import java.util.ArrayList;
import java.util.List;

/**
 * A model as a program, whose executions are run one by one.
 *
 * @param replays the same without symmetry, by which failures are shown
 */
record ModelExecutions(String name, StateSpace space, ModelProgram program, ModelProgram replays)
    implements Subject {
  private static final int WIDTH = 100;

  static ModelExecutions of(String name, Model model, int stepLimit, SymmetryReduction symmetry) {
    ProgramOptions options = ProgramOptions.steps(stepLimit);
    ModelProgram plain = ModelProgram.of(model, options);
    ModelProgram explored =
        symmetry == SymmetryReduction.NONE
            ? plain
            : ModelProgram.of(model, options.withProcesses(Symmetry.Flavour.VALUES));
    return new ModelExecutions(name, model.space(StateSymmetry.NONE), explored, plain);
  }

  /** What executions cannot tell of a model limits what was found. */
  Result judged(Result result) {
    Exploration found = result.exploration();
    boolean failed = found.verdict().status() == Verdict.Status.FAILURE;
    List<String> limits = new ArrayList<>(found.verdict().reasons());
    if (!failed) {
      limits.addAll(program.limits());
    }
    return result.with(found.with(Verdict.of(failed, limits)));
  }

  /** The steps of the model in an execution that failed. */
  Path path(Finding finding) {
    replays.run(Plan.following(finding.schedule(), Tail.Fixed.LOWEST));
    return replays.path();
  }

  @Override
  public List<String> outcome(Trace trace) {
    long[] end = program.state();
    return new GroupedValues(space.describe(end, end.length)).lines("ends with", WIDTH);
  }

  @Override
  public SymmetryFindings symmetry() {
    return program.symmetry();
  }
}
