package dev.jacquard.model.diagram.text;

import dev.jacquard.kernel.source.Token;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.model.diagram.description.Changes;
import dev.jacquard.model.diagram.description.Effect;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.ProcessVariable;
import dev.jacquard.model.diagram.description.View;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads what an edge changes: assignments, which happen all at once, and moves of others. */
record EffectParser(TokenStream tokens, Scope scope, ExpressionParser expressions) {
  /** One of the changes. */
  private interface Change {
    void make(Situation before, Changes after);
  }

  Effect effect() {
    List<Change> changes = new ArrayList<>();
    Set<String> assigned = new HashSet<>();
    do {
      changes.add(tokens.accept("others") ? move() : assignment(assigned));
    } while (tokens.accept(","));
    int indices = scope.deepest();
    return (before, self, after) -> {
      Situation situation = Situation.of(before, self, indices);
      for (Change change : changes) {
        change.make(situation, after);
      }
    };
  }

  private Change move() {
    LocalSet from = expressions.processes().states();
    tokens.expect("->");
    LocalState to = scope.expectState();
    return (before, after) -> after.moveOthers(from, to);
  }

  private Change assignment(Set<String> assigned) {
    Token name = tokens.expectName("a variable or 'others'");
    Scope.Meaning meaning = scope.meaning(name);
    if (!assigned.add(name.text())) {
      throw tokens.error(name.position(), "'" + name.text() + "' is assigned twice");
    }
    if (meaning instanceof Scope.Meaning.Integer integer) {
      tokens.expect(":=");
      return integer(integer.variable(), expressions.expression());
    } else if (meaning instanceof Scope.Meaning.Pointer pointer) {
      tokens.expect(":=");
      return pointer(pointer.variable(), expressions.expression());
    }
    throw tokens.error(
        name.position(),
        "expected a variable, but '%s' is %s".formatted(name.text(), meaning.description()));
  }

  private Change integer(IntVariable variable, Operand value) {
    if (value instanceof Operand.Constant constant
        && (constant.value() < variable.least() || constant.value() > variable.greatest())) {
      throw tokens.error(
          value.position(),
          "'%s' is in %d..%d and cannot become %d"
              .formatted(variable.name(), variable.least(), variable.greatest(), constant.value()));
    }
    Term term = expressions.sorts().number(value);
    return (before, after) -> after.set(variable, term.value(before));
  }

  private Change pointer(ProcessVariable variable, Operand value) {
    if (value instanceof Operand.Nobody) {
      return (before, after) -> after.set(variable, ProcessVariable.NONE);
    } else if (value instanceof Operand.Named other) {
      return (before, after) -> after.set(variable, named(before.state(), other.variable()));
    } else if (value instanceof Operand.Constant constant) {
      expressions.processes().requireProcess(constant);
    }
    Term term = expressions.sorts().number(value);
    return (before, after) -> after.set(variable, process(variable, term.value(before)));
  }

  private static int named(View state, ProcessVariable variable) {
    for (int process = 0; process < state.processes(); process++) {
      if (state.names(variable, process)) {
        return process;
      }
    }
    return ProcessVariable.NONE;
  }

  /** Process 0 would be taken for nobody. */
  private static int process(ProcessVariable variable, int number) {
    if (number < 1) {
      throw new IllegalArgumentException(
          "variable %s cannot name process %d".formatted(variable.name(), number));
    }
    return number - 1;
  }
}
