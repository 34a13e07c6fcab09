package dev.jacquard.model.program;

import dev.jacquard.kernel.Director;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Symmetry;
import dev.jacquard.kernel.Trace;
import dev.jacquard.model.Footprints;
import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.search.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A model that can be run under a plan.
 *
 * <p>Deadlocks, failing steps and states that should never be are failures of its runs. Confined to
 * one thread; the trace of a run is overwritten by the next run.
 */
public final class ModelProgram implements Program {
  private final Model model;
  private final StateSpace space;
  private final ModelRun run;
  private final Violations violations;
  private final Legend legend;

  private ModelProgram(Model model, int stepLimit) {
    this.model = model;
    space = model.space(StateSymmetry.NONE);
    violations = new Violations(space, model.properties());
    int initialStates = new Expansions(space).initial().of(-1).size();
    if (initialStates == 0) {
      throw new IllegalArgumentException("the model " + model.name() + " has no initial state");
    }
    int firstProcess = initialStates == 1 ? 0 : -1;
    Optional<Footprints> footprints =
        initialStates == 1 && model.propositions().isEmpty()
            ? space.footprints()
            : Optional.empty();
    Appearance appearance =
        footprints
            .<Appearance>map(OneLocationEach::new)
            .orElseGet(() -> new WholeState(firstProcess));
    Symmetry symmetry = Symmetry.none(footprints.map(Footprints::processes).orElse(0));
    run =
        new ModelRun(
            space, new Director(symmetry, stepLimit), appearance, firstProcess, violations);
    legend = new ModelLegend(model.name(), space, appearance, firstProcess);
  }

  /**
   * The program of a model, whose runs are cut after so many steps.
   *
   * @throws IllegalArgumentException if it has no initial state; later, if it has too many
   *     processes
   */
  public static ModelProgram of(Model model, int stepLimit) {
    return new ModelProgram(model, stepLimit);
  }

  @Override
  public Trace run(Plan plan) {
    return run.run(plan);
  }

  @Override
  public Legend legend() {
    return legend;
  }

  /** The last run as steps of the model; a step that fails leads to the state it is tried in. */
  public Path path() {
    return run.path();
  }

  /** The state at the end of the last run. */
  public long[] state() {
    return run.state();
  }

  /** The propositions that held in some state of some run; bit i is the i-th. */
  public long observed() {
    return violations.seen();
  }

  /**
   * What runs cannot tell, in sentences: a run ends, so nothing is known of those without end; and
   * that something was never seen says nothing unless everything was.
   */
  public List<String> limits() {
    List<String> limits = new ArrayList<>();
    for (Property property : model.properties()) {
      if (property instanceof Property.Temporal) {
        limits.add("executions do not tell whether " + property.name() + " holds");
      } else if (property instanceof Property.Sometimes sometimes
          && (observed() >> sometimes.proposition() & 1) == 0) {
        limits.add("no execution so far shows " + property.name());
      }
    }
    return limits;
  }
}
