package dev.jacquard.model.diagram.adaptive;

import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.ProcessVariable;

/**
 * What a process of a diagram can be in: its own state is a local state together with the set of
 * variables that name it. Own states are numbered: local states without a name first, then those
 * that the first variable names, and so on.
 */
final class Shape {
  final Description description;
  final int processes;
  final int locals;

  /** How many own states there are. */
  final int owns;

  Shape(Description description) {
    this.description = description;
    processes = description.processes();
    locals = description.states().size();
    owns = locals << description.pointers().size();
  }

  int local(int own) {
    return own % locals;
  }

  /** The own state with another local state. */
  int moved(int own, int local) {
    return own - local(own) + local;
  }

  boolean isIn(int own, LocalSet set) {
    return (set.bits() >>> local(own) & 1) != 0;
  }

  boolean isNamed(int own, ProcessVariable variable) {
    return (own / locals >>> variable.number() & 1) != 0;
  }

  /** The own state when a variable names the process, or does not. */
  int named(int own, ProcessVariable variable, boolean names) {
    if (isNamed(own, variable) == names) {
      return own;
    }
    int step = locals << variable.number();
    return names ? own + step : own - step;
  }

  /** The own states and the numbers that a diagram starts with. */
  Arrangement initial() {
    int[] own = new int[processes];
    for (int process = 0; process < processes; process++) {
      own[process] = description.initial().get(process).number();
      for (ProcessVariable variable : description.pointers()) {
        own[process] = named(own[process], variable, variable.initial() == process);
      }
    }
    int[] values = description.integers().stream().mapToInt(IntVariable::initial).toArray();
    return new Arrangement(this, own, values);
  }
}
