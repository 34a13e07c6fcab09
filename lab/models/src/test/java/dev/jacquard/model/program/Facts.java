package dev.jacquard.model.program;

import dev.jacquard.explore.Explorer;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What can happen in a model: where it ends, where it is stuck, and which steps fail; either by
 * looking at its states or by executing it.
 */
public record Facts(Set<String> ends, Set<String> deadlocks, Set<String> failures) {
  static Facts none() {
    return new Facts(new TreeSet<>(), new TreeSet<>(), new TreeSet<>());
  }

  /** The facts by the states of a model. */
  public static Facts ofStates(Model model) {
    return ofStates(model, Integer.MAX_VALUE);
  }

  /** The facts by the states of a model that are not farther away than so many steps. */
  static Facts ofStates(Model model, int depth) {
    Facts facts = none();
    StateSpace space = model.space(StateSymmetry.NONE);
    Set<String> seen = new HashSet<>();
    Steps initial = new Steps();
    space.initial(initial);
    List<long[]> level = initial.of(-1).stream().map(Steps.Step::state).toList();
    for (int distance = 0; distance <= depth && !level.isEmpty(); distance++) {
      List<long[]> next = new ArrayList<>();
      for (long[] state : level) {
        if (seen.add(Arrays.toString(state))) {
          facts.addState(model, space, state, distance < depth, next);
        }
      }
      level = next;
    }
    return facts;
  }

  private void addState(
      Model model, StateSpace space, long[] state, boolean goesOn, List<long[]> next) {
    addViolations(model, space, state);
    Steps steps = new Steps();
    space.expand(state, state.length, steps);
    for (int process = 0; process < steps.processes() && goesOn; process++) {
      for (Steps.Step step : steps.of(process)) {
        if (step.failure().isPresent()) {
          failures.add(step.failure().get().message());
        } else {
          next.add(step.state());
        }
      }
    }
    if (steps.isEmpty()) {
      (space.mayEnd(state, state.length) ? ends : deadlocks).add(Arrays.toString(state));
    }
  }

  private void addViolations(Model model, StateSpace space, long[] state) {
    long holds;
    try {
      holds = space.observe(state, state.length);
    } catch (RuntimeException thrown) {
      failures.add(thrown.toString());
      return;
    }
    for (Property property : model.properties()) {
      if (property instanceof Property.Never never && (holds >> never.proposition() & 1) != 0) {
        failures.add("never: " + never.name() + " is violated");
      }
    }
  }

  /** Whether everything here is a fact there as well. */
  boolean isPartOf(Facts other) {
    return other.ends.containsAll(ends)
        && other.deadlocks.containsAll(deadlocks)
        && other.failures.containsAll(failures);
  }

  /** The facts by the executions of a model. */
  static Facts ofRuns(ModelProgram program, Strategy strategy) {
    return ofRuns(program, strategy, Budget.UNLIMITED);
  }

  static Facts ofRuns(ModelProgram program, Strategy strategy, Budget budget) {
    Facts facts = none();
    new Explorer(
            program,
            budget,
            Explorer.DataRaces.REPORT,
            Explorer.OnFailure.CONTINUE,
            (trace, tally) -> facts.add(trace, program))
        .explore(strategy);
    return facts;
  }

  private void add(Trace trace, ModelProgram program) {
    List<String> messages =
        trace.failures().stream().map(Failure::message).filter(m -> !m.isEmpty()).toList();
    failures.addAll(messages);
    boolean failed = messages.stream().anyMatch(message -> !message.startsWith("never"));
    if (trace.ending() == Ending.COMPLETED && !failed) {
      ends.add(Arrays.toString(program.state()));
    }
    if (trace.failures().stream().anyMatch(f -> f.type() == Failure.Type.DEADLOCK)) {
      deadlocks.add(Arrays.toString(program.state()));
    }
  }
}
