package dev.jacquard.model.diagram.partition;

import dev.jacquard.model.diagram.description.Changes;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.ProcessVariable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** Keeps what an effect asks for in one run of it. */
final class SymbolicChanges implements Changes {
  private final int processes;
  private final Map<IntVariable, Integer> integers = new LinkedHashMap<>();
  private final Map<ProcessVariable, Integer> pointers = new LinkedHashMap<>();
  private final Map<Integer, Integer> moves = new TreeMap<>();
  private long moved;

  SymbolicChanges(int processes) {
    this.processes = processes;
  }

  @Override
  public void set(IntVariable variable, int value) {
    integers.put(variable, variable.checked(value));
  }

  @Override
  public void set(ProcessVariable variable, int process) {
    pointers.put(variable, variable.checked(process, processes));
  }

  @Override
  public void moveOthers(LocalSet from, LocalState to) {
    moved = Changes.unmoved(moved, from);
    for (long rest = from.bits(); rest != 0; rest &= rest - 1) {
      moves.put(Long.numberOfTrailingZeros(rest), to.number());
    }
  }

  /**
   * What really changes. A variable that is set to the value that it has does not; so whether it
   * has it is asked here, and effects that do the same in different ways have the same outcome.
   */
  Outcome.Step outcome(SymbolicView before, int process) {
    Outcome.Step step = new Outcome.Step(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
    integers.forEach(
        (variable, value) -> {
          if (!before.hasValue(variable, value)) {
            step.integers().put(variable.number(), value);
          }
        });
    pointers.forEach(
        (variable, named) -> {
          if (!before.isNamed(variable, named)) {
            step.pointers().put(variable.number(), named);
          }
        });
    moves.forEach(
        (from, to) -> {
          if (!from.equals(to) && before.anyOther(process, from)) {
            step.moves().put(from, to);
          }
        });
    return step;
  }
}
