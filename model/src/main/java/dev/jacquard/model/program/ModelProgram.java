package dev.jacquard.model.program;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.model.Footprints;
import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.Quotient;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.search.Lift;
import dev.jacquard.model.search.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

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
  private final SymmetryFindings alike;

  private ModelProgram(Model model, ProgramOptions options) {
    this.model = model;
    space = model.space(options.states());
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
    Symmetry symmetry = footprints.map(f -> symmetry(f, options)).orElse(Symmetry.none(0));
    Director director = new Director(symmetry, options.stepLimit());
    run = new ModelRun(space, director, appearance, firstProcess, violations);
    legend = new ModelLegend(model.name(), space, appearance, firstProcess);
    alike =
        footprints
            .filter(f -> options.processes().isPresent())
            .map(this::alike)
            .orElse(SymmetryFindings.NONE);
  }

  private SymmetryFindings alike(Footprints footprints) {
    Map<Integer, List<String>> classes = new TreeMap<>();
    for (int process = 0; process < footprints.processes(); process++) {
      if (footprints.classOf(process) != Symmetry.ALONE) {
        classes
            .computeIfAbsent(footprints.classOf(process), number -> new ArrayList<>())
            .add(space.process(process));
      }
    }
    classes.values().removeIf(names -> names.size() < 2);
    return new SymmetryFindings(List.copyOf(classes.values()), List.of());
  }

  private static Symmetry symmetry(Footprints footprints, ProgramOptions options) {
    int[] classOf = new int[footprints.processes()];
    Arrays.setAll(classOf, footprints::classOf);
    return options
        .processes()
        .map(flavour -> Symmetry.of(classOf, flavour))
        .orElse(Symmetry.none(classOf.length));
  }

  /**
   * The program of a model, whose runs are cut after so many steps.
   *
   * @throws IllegalArgumentException if it has no initial state; later, if it has too many
   *     processes
   */
  public static ModelProgram of(Model model, int stepLimit) {
    return of(model, ProgramOptions.steps(stepLimit));
  }

  /**
   * The program of a model.
   *
   * @throws IllegalArgumentException if the model cannot have a symmetry of states, or has no
   *     initial state; later, if it has too many processes
   */
  public static ModelProgram of(Model model, ProgramOptions options) {
    return new ModelProgram(model, options);
  }

  @Override
  public Trace run(Plan plan) {
    return run.run(plan);
  }

  @Override
  public Legend legend() {
    return legend;
  }

  /** Which processes are taken to be interchangeable. */
  public SymmetryFindings symmetry() {
    return alike;
  }

  /**
   * The last run as steps of the model, without symmetry; a step that fails leads to the state it
   * is tried in.
   */
  public Path path() {
    return space instanceof Quotient quotient
        ? Lift.concrete(quotient, run.path(), run.failure())
        : run.path();
  }

  /** The state at the end of the last run, or one that stands for it. */
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
