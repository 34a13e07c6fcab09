package dev.jacquard.model.diagram.text;

import dev.jacquard.kernel.source.SyntaxException;
import dev.jacquard.kernel.source.TokenStream;

/** Sees to it that an expression is of the sort that is needed. */
record Sorts(TokenStream tokens) {
  Operand.Condition condition(Operand operand) {
    if (operand instanceof Operand.Condition condition) {
      return condition;
    }
    throw wrong(operand, "a condition");
  }

  Term number(Operand operand) {
    if (operand instanceof Operand.Number number) {
      return number.term();
    } else if (operand instanceof Operand.Constant constant) {
      return situation -> constant.value();
    } else if (operand instanceof Operand.Count count) {
      return situation -> count.processes().count(situation, count.states());
    }
    throw wrong(operand, "a number");
  }

  int constant(Operand operand, String what) {
    if (operand instanceof Operand.Constant constant) {
      return constant.value();
    }
    number(operand);
    throw tokens.error(
        operand.position(), what + " must be constant, but this depends on the state");
  }

  SyntaxException wrong(Operand operand, String expected) {
    return tokens.error(
        operand.position(), "expected " + expected + ", but this is " + operand.description());
  }
}
