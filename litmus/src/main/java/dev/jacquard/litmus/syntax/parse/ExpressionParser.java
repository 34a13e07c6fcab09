package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.Token;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.litmus.syntax.BinaryOperator;
import dev.jacquard.litmus.syntax.ConstantDeclaration;
import dev.jacquard.litmus.syntax.ConstantExpression;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Expression.Binary;
import dev.jacquard.litmus.syntax.Expression.ConstantUse;
import dev.jacquard.litmus.syntax.Expression.Literal;
import dev.jacquard.litmus.syntax.Expression.LocalRead;
import dev.jacquard.litmus.syntax.Expression.SharedRead;
import dev.jacquard.litmus.syntax.Expression.ThreadNumber;
import dev.jacquard.litmus.syntax.Expression.Unary;
import dev.jacquard.litmus.syntax.Limits;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.UnaryOperator;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/** Reads expressions, by precedence climbing. */
final class ExpressionParser {
  private final TokenStream tokens;
  private final ThreadScope scope;
  private final ConstantChecks checks;
  private final ReferenceParser references;
  private final CallParser calls;

  ExpressionParser(TokenStream tokens, ThreadScope scope) {
    this.tokens = tokens;
    this.scope = scope;
    this.checks = new ConstantChecks(tokens, scope);
    this.references = new ReferenceParser(tokens, scope, this, checks);
    this.calls = new CallParser(tokens, this, references);
  }

  ReferenceParser references() {
    return references;
  }

  Expression expression() {
    return binary(1);
  }

  /** Reads a call; the next token is one of {@link ReservedWords#CALLS}. */
  Expression call() {
    return calls.call();
  }

  /** Reads an expression in parentheses. */
  Expression inParentheses() {
    tokens.expect("(");
    Expression inner = expression();
    tokens.expect(")");
    return inner;
  }

  /** Reads a constant expression, in which {@code tid} may occur inside a thread. */
  Expression constant(Limits limits) {
    Position start = tokens.position();
    Expression expression = expression();
    checks.requireConstant(expression);
    checks.requireWithin(limits, expression, start);
    return expression;
  }

  /** Reads a constant expression outside the threads. */
  int constantValue(Limits limits) {
    return ConstantExpression.value(constant(limits), 0);
  }

  /** Reads what follows a comparison: an operand over locals and constants. */
  Expression comparedWith(BinaryOperator comparison) {
    Expression operand = binary(comparison.precedence() + 1);
    checks.requireUnshared(operand);
    return operand;
  }

  /** Reads a comma and the number of permits, which is 1 if it is not given. */
  Expression optionalPermits() {
    return tokens.accept(",") ? expression() : new Literal(1, tokens.position());
  }

  /** Reads operands and the operators between them that bind at least this tight. */
  private Expression binary(int precedence) {
    Expression left = unary();
    Optional<BinaryOperator> operator = operator(precedence);
    while (operator.isPresent()) {
      left = binary(left, operator.get());
      operator = operator(precedence);
    }
    return left;
  }

  private Expression binary(Expression left, BinaryOperator operator) {
    Position position = tokens.take().position();
    Position start = tokens.position();
    Expression right = binary(operator.precedence() + 1);
    if (operator.isDivision()) {
      checks.requireDivisor(right, start);
    }
    return new Binary(operator, left, right, position);
  }

  private Optional<BinaryOperator> operator(int precedence) {
    return Arrays.stream(BinaryOperator.values())
        .filter(operator -> operator.precedence() >= precedence && tokens.at(operator.symbol()))
        .findAny();
  }

  private Expression unary() {
    tokens.enter();
    Position position = tokens.position();
    Expression expression;
    if (tokens.accept("!")) {
      expression = new Unary(UnaryOperator.NOT, unary(), position);
    } else if (tokens.accept("-")) {
      expression = negative(position);
    } else {
      expression = primary();
    }
    tokens.leave();
    return expression;
  }

  private Expression negative(Position position) {
    return tokens.at(Token.Kind.NUMBER)
        ? literal("-" + tokens.take().text(), position)
        : new Unary(UnaryOperator.NEGATE, unary(), position);
  }

  private Expression primary() {
    Position position = tokens.position();
    if (tokens.at(Token.Kind.NUMBER)) {
      return literal(tokens.take().text(), position);
    } else if (tokens.at(Token.Kind.NAME)) {
      return use(tokens.take());
    } else if (tokens.at("(")) {
      return inParentheses();
    } else if (tokens.accept("true")) {
      return new Literal(1, position);
    } else if (tokens.accept("false")) {
      return new Literal(0, position);
    } else if (tokens.accept("tid")) {
      return threadNumber(position);
    } else if (ReservedWords.CALLS.contains(tokens.peek().text())) {
      return call();
    }
    throw tokens.expected("an expression");
  }

  private Expression literal(String digits, Position position) {
    try {
      int value = new BigInteger(digits.replace("_", "")).intValueExact();
      return new Literal(value, position);
    } catch (ArithmeticException tooLarge) {
      throw tokens.error(
          position,
          "the integer "
              + digits
              + " is out of range "
              + Integer.MIN_VALUE
              + ".."
              + Integer.MAX_VALUE);
    }
  }

  private Expression threadNumber(Position position) {
    if (!scope.insideThread()) {
      throw tokens.error(position, "'tid' has a meaning only inside a thread");
    }
    return new ThreadNumber(position);
  }

  private Expression use(Token name) {
    calls.refuseUnknownCall(name);
    Optional<ThreadScope.DeclaredLocal> local = scope.find(name.text());
    return local.isPresent() ? localRead(name, local.get()) : declaredUse(name);
  }

  private Expression localRead(Token name, ThreadScope.DeclaredLocal declared) {
    references.refuseIndex(name, "local variable", declared.position());
    return new LocalRead(declared.local(), name.position());
  }

  private Expression declaredUse(Token name) {
    Declaration declaration = references.find(name);
    if (declaration instanceof ConstantDeclaration constant) {
      references.refuseIndex(name, constant.sort(), constant.position());
      return new ConstantUse(constant, name.position());
    } else if (declaration instanceof SharedVariable variable) {
      return new SharedRead(references.reference(variable, name), name.position());
    }
    throw references.wrongSort(name, "a value", declaration.sort(), declaration.position());
  }
}
