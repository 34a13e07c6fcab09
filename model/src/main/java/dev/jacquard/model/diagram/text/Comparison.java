package dev.jacquard.model.diagram.text;

import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.ProcessVariable;
import dev.jacquard.model.diagram.description.View;

/** The meaning of comparisons and of {@code in}. */
record Comparison(TokenStream tokens, ExpressionParser expressions, ProcessesParser processes) {

  Operand.Condition compare(Operand left, Relation relation, Operand right) {
    return new Operand.Condition(
        truth(left, relation, right),
        left instanceof Operand.Constant && right instanceof Operand.Constant,
        left.position());
  }

  private Truth truth(Operand left, Relation relation, Operand right) {
    if (left instanceof Operand.Count count && right instanceof Operand.Constant number) {
      return relation.ofCount(count, number.value());
    } else if (left instanceof Operand.Constant number && right instanceof Operand.Count count) {
      return relation.mirrored().ofCount(count, number.value());
    } else if (isProcess(left) || isProcess(right)) {
      return ofProcesses(left, relation, right);
    }
    Term one = sorts().number(left);
    Term other = sorts().number(right);
    return situation -> relation.holds(one.value(situation), other.value(situation));
  }

  private static boolean isProcess(Operand operand) {
    return operand instanceof Operand.Named || operand instanceof Operand.Nobody;
  }

  private Truth ofProcesses(Operand left, Relation relation, Operand right) {
    Truth same = left instanceof Operand.Named ? isNamed(left, right) : isNamed(right, left);
    return switch (relation) {
      case EQUAL -> same;
      case UNEQUAL -> situation -> !same.holds(situation);
      default ->
          throw tokens.error(left.position(), "processes can be compared only by '=' and '!='");
    };
  }

  private Truth isNamed(Operand left, Operand right) {
    if (!(left instanceof Operand.Named named)) {
      throw sorts().wrong(right, "a process variable");
    }
    ProcessVariable variable = named.variable();
    if (right instanceof Operand.Nobody) {
      return situation -> situation.state().isNone(variable);
    } else if (right instanceof Operand.Named other) {
      return situation -> same(situation.state(), variable, other.variable());
    }
    if (right instanceof Operand.Constant process) {
      processes.requireProcess(process);
    }
    Term number = sorts().number(right);
    return situation -> {
      int process = number.value(situation) - 1;
      View state = situation.state();
      return 0 <= process && process < state.processes() && state.names(variable, process);
    };
  }

  private static boolean same(View state, ProcessVariable one, ProcessVariable other) {
    for (int process = 0; process < state.processes(); process++) {
      if (state.names(one, process)) {
        return state.names(other, process);
      }
    }
    return state.isNone(other);
  }

  /** Reads what something is in: local states, or bounds of a number. */
  Operand.Condition membership(Operand left) {
    return processes.atStates()
        ? new Operand.Condition(in(left, processes.states()), left.position())
        : within(left);
  }

  private Truth in(Operand process, LocalSet states) {
    if (process instanceof Operand.Named named) {
      return situation -> situation.state().names(named.variable(), states);
    }
    if (process instanceof Operand.Constant constant) {
      processes.requireProcess(constant);
    }
    Term number = sorts().number(process);
    return situation -> {
      View state = situation.state();
      int value = number.value(situation);
      if (value < 1 || value > state.processes()) {
        throw new IndexOutOfBoundsException(
            "there is no process %d; they are 1..%d".formatted(value, state.processes()));
      }
      return state.in(value - 1, states);
    };
  }

  private Operand.Condition within(Operand left) {
    Operand least = expressions.sum();
    tokens.expect("..");
    Operand greatest = expressions.sum();
    Operand.Condition above = compare(left, Relation.GREATER_OR_EQUAL, least);
    Operand.Condition below = compare(left, Relation.LESS_OR_EQUAL, greatest);
    return new Operand.Condition(
        Connective.AND.of(above.truth(), below.truth()),
        above.constant() && below.constant(),
        left.position());
  }

  private Sorts sorts() {
    return expressions.sorts();
  }
}
