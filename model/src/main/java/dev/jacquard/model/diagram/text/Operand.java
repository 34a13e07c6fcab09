package dev.jacquard.model.diagram.text;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.ProcessVariable;

/** An expression as it was read: of which sort it is, what it means, and where it begins. */
sealed interface Operand {
  Position position();

  /** What messages call it. */
  default String description() {
    return "a number";
  }

  /** A number that depends on the situation. */
  record Number(Term term, Position position) implements Operand {}

  /** A number that is always the same. */
  record Constant(int value, Position position) implements Operand {}

  /** How many processes are in some local states, which can be asked more cheaply than counted. */
  record Count(Processes processes, LocalSet states, Position position) implements Operand {}

  /**
   * Something that holds or not.
   *
   * @param constant whether it depends on nothing; then it can be asked without a situation
   */
  record Condition(Truth truth, boolean constant, Position position) implements Operand {
    Condition(Truth truth, Position position) {
      this(truth, false, position);
    }

    @Override
    public String description() {
      return "a condition";
    }
  }

  /** The process that a process variable names. */
  record Named(ProcessVariable variable, Position position) implements Operand {
    @Override
    public String description() {
      return "the process variable '" + variable.name() + "'";
    }
  }

  /** What a process variable is that names nobody. */
  record Nobody(Position position) implements Operand {
    @Override
    public String description() {
      return "'none'";
    }
  }
}
