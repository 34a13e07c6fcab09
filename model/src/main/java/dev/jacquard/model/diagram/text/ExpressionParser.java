package dev.jacquard.model.diagram.text;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.TokenStream;
import java.util.Optional;

/**
 * Reads expressions. From what binds least to what binds most: {@code implies}, {@code or}, {@code
 * and}, {@code not}, comparisons and {@code in}, sums, products, minus.
 */
final class ExpressionParser {
  private final TokenStream tokens;
  private final Sorts sorts;
  private final ProcessesParser processes;
  private final PrimaryParser primaries;
  private final Comparison comparisons;

  ExpressionParser(TokenStream tokens, Scope scope) {
    this.tokens = tokens;
    this.sorts = new Sorts(tokens);
    this.processes = new ProcessesParser(tokens, scope, this);
    this.primaries = new PrimaryParser(tokens, scope, this, processes);
    this.comparisons = new Comparison(tokens, this, processes);
  }

  ProcessesParser processes() {
    return processes;
  }

  Sorts sorts() {
    return sorts;
  }

  Truth condition() {
    return sorts.condition(expression()).truth();
  }

  Term number() {
    return sorts.number(sum());
  }

  /** Reads a number that is known now. */
  int constant(String what) {
    return sorts.constant(sum(), what);
  }

  /** Reads a number that is known now and within bounds. */
  int constant(String what, int least, int greatest) {
    Position position = tokens.position();
    int value = constant(what);
    if (value < least || value > greatest) {
      throw tokens.error(
          position, "%s must be in %d..%d, but is %d".formatted(what, least, greatest, value));
    }
    return value;
  }

  Operand expression() {
    Operand left = disjunction();
    if (!tokens.accept("implies")) {
      return left;
    }
    tokens.enter();
    Operand right = expression();
    tokens.leave();
    return connected(left, right, Connective.IMPLIES);
  }

  private Operand disjunction() {
    Operand left = conjunction();
    while (tokens.accept("or")) {
      left = connected(left, conjunction(), Connective.OR);
    }
    return left;
  }

  private Operand conjunction() {
    Operand left = negation();
    while (tokens.accept("and")) {
      left = connected(left, negation(), Connective.AND);
    }
    return left;
  }

  private Operand negation() {
    Position position = tokens.position();
    if (!tokens.accept("not")) {
      return comparison();
    }
    tokens.enter();
    Operand.Condition denied = sorts.condition(negation());
    tokens.leave();
    return denied(denied, position);
  }

  private Operand connected(Operand left, Operand right, Connective connective) {
    Operand.Condition one = sorts.condition(left);
    Operand.Condition other = sorts.condition(right);
    return new Operand.Condition(
        connective.of(one.truth(), other.truth()),
        one.constant() && other.constant(),
        left.position());
  }

  private static Operand denied(Operand.Condition denied, Position position) {
    Truth truth = denied.truth();
    return new Operand.Condition(situation -> !truth.holds(situation), denied.constant(), position);
  }

  private Operand comparison() {
    Operand left = sum();
    Optional<Relation> relation = Relation.accept(tokens);
    if (relation.isPresent()) {
      if (tokens.at("=")) {
        throw tokens.error(tokens.position(), "equality is written with one '='");
      }
      return comparisons.compare(left, relation.get(), sum());
    } else if (tokens.accept("not")) {
      tokens.expect("in");
      return denied(comparisons.membership(left), left.position());
    } else if (tokens.accept("in")) {
      return comparisons.membership(left);
    }
    return left;
  }

  /** Reads an expression without comparisons. */
  Operand sum() {
    return arithmetic(1);
  }

  private Operand arithmetic(int precedence) {
    if (precedence > 2) {
      return minus();
    }
    Operand left = arithmetic(precedence + 1);
    Optional<Arithmetic> operator = Arithmetic.accept(tokens, precedence);
    while (operator.isPresent()) {
      left = combined(operator.get(), left, arithmetic(precedence + 1));
      operator = Arithmetic.accept(tokens, precedence);
    }
    return left;
  }

  private Operand combined(Arithmetic operator, Operand left, Operand right) {
    if (left instanceof Operand.Constant one && right instanceof Operand.Constant other) {
      try {
        return new Operand.Constant(operator.apply(one.value(), other.value()), left.position());
      } catch (ArithmeticException undefined) {
        throw tokens.error(
            right.position(),
            other.value() == 0 ? "division by zero" : "the result is too large for a number");
      }
    }
    Term one = sorts.number(left);
    Term other = sorts.number(right);
    return new Operand.Number(
        situation -> operator.apply(one.value(situation), other.value(situation)), left.position());
  }

  private Operand minus() {
    Position position = tokens.position();
    if (!tokens.accept("-")) {
      tokens.enter();
      Operand primary = primaries.primary();
      tokens.leave();
      return primary;
    }
    tokens.enter();
    Operand operand = minus();
    tokens.leave();
    return combined(Arithmetic.MINUS, new Operand.Constant(0, position), operand);
  }
}
