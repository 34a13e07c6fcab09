package dev.jacquard.model.diagram.adaptive;

import dev.jacquard.model.diagram.description.Condition;
import dev.jacquard.model.diagram.description.Guard;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.ProcessVariable;
import dev.jacquard.model.diagram.description.View;
import java.util.Objects;
import java.util.function.IntPredicate;

/**
 * All states of an orbit in which a given process is in a given own state, seen at once: a question
 * is answered if the answer is the same in all of them. A guard that gets along with such answers
 * has the same value in all of them, and the orbit need not be taken apart to find it.
 */
final class OrbitView implements View {
  private static final int NOBODY = -1;

  private final Shape shape;
  private Orbit orbit;
  private int actor;
  private int actorCell;
  private int actorOwn;
  private boolean undetermined;

  /** Ends a question that has different answers. */
  private static final class UndeterminedException extends RuntimeException {
    UndeterminedException() {
      super("the answer differs", null, false, false);
    }
  }

  private static final UndeterminedException UNDETERMINED = new UndeterminedException();

  OrbitView(Shape shape) {
    this.shape = shape;
  }

  /** Whether a guard is certainly false for a process in all states where it is in an own state. */
  boolean isFalse(Guard guard, Orbit states, int process, int cell, int own) {
    orbit = states;
    actor = process;
    actorCell = cell;
    actorOwn = own;
    undetermined = false;
    try {
      boolean value = guard.test(this, process);
      return !value && !undetermined;
    } catch (Exception | AssertionError | LinkageError | StackOverflowError thrown) {
      return false;
    }
  }

  /** Whether a condition is certainly false in all states. */
  boolean isFalse(Condition condition, Orbit states) {
    return isFalse((view, process) -> condition.test(view), states, NOBODY, NOBODY, NOBODY);
  }

  @Override
  public int processes() {
    return shape.processes;
  }

  @Override
  public boolean in(int process, LocalSet set) {
    return holds(process, own -> shape.isIn(own, set));
  }

  @Override
  public boolean names(ProcessVariable variable, int process) {
    return holds(process, own -> shape.isNamed(own, variable));
  }

  private boolean holds(int process, IntPredicate condition) {
    Objects.checkIndex(process, shape.processes);
    if (process == actor) {
      return condition.test(actorOwn);
    }
    int cell = orbit.cells.of(process);
    return among(cell, 1, condition) == 1;
  }

  @Override
  public int count(int from, int to, LocalSet set) {
    View.check(from, to, shape.processes);
    int count = 0;
    for (int cell = 0; cell < orbit.cells.size(); cell++) {
      int asked = orbit.cells.below(cell, Math.max(from, to)) - orbit.cells.below(cell, from);
      if (cell == actorCell && from <= actor && actor < to) {
        asked--;
        count += shape.isIn(actorOwn, set) ? 1 : 0;
      }
      count += among(cell, asked, own -> shape.isIn(own, set));
    }
    return count;
  }

  /** How many of some processes of a cell, the actor not among them, satisfy a condition. */
  private int among(int cell, int asked, IntPredicate condition) {
    if (asked == 0) {
      return 0;
    }
    int others = orbit.cells.size(cell);
    int satisfying = 0;
    for (int own = 0; own < shape.owns; own++) {
      satisfying += condition.test(own) ? orbit.count(cell, own) : 0;
    }
    if (cell == actorCell) {
      others--;
      satisfying -= condition.test(actorOwn) ? 1 : 0;
    }
    if (satisfying == 0 || asked == others) {
      return satisfying;
    }
    if (satisfying == others) {
      return asked;
    }
    undetermined = true;
    throw UNDETERMINED;
  }

  @Override
  public int value(IntVariable variable) {
    return orbit.values[variable.number()];
  }

  @Override
  public boolean names(ProcessVariable variable, LocalSet set) {
    int count = 0;
    for (int cell = 0; cell < orbit.cells.size(); cell++) {
      for (int own = 0; own < shape.owns; own++) {
        boolean meant = shape.isNamed(own, variable) && shape.isIn(own, set);
        count += meant ? orbit.count(cell, own) : 0;
      }
    }
    return count > 0;
  }
}
