package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.kernel.source.Spelling;
import dev.jacquard.kernel.source.SyntaxException;
import dev.jacquard.kernel.source.Token;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.litmus.syntax.BinaryOperator;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Expression.Binary;
import dev.jacquard.litmus.syntax.Expression.Literal;
import dev.jacquard.litmus.syntax.Expression.LocalRead;
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.AssignLocal;
import dev.jacquard.litmus.syntax.Statement.Update;
import dev.jacquard.litmus.syntax.Statement.Write;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads assignments to locals and shared variables. */
final class AssignmentParser {
  private static final Sort<SharedVariable> ASSIGNABLE =
      new Sort<>(SharedVariable.class, "a variable");
  private static final List<String> OPERATIONS =
      Stream.concat(ReservedWords.STATEMENTS.stream(), ReservedWords.CALLS.stream()).toList();

  private final TokenStream tokens;
  private final ThreadScope scope;
  private final ExpressionParser expressions;
  private final ReferenceParser references;

  AssignmentParser(TokenStream tokens, ThreadScope scope, ExpressionParser expressions) {
    this.tokens = tokens;
    this.scope = scope;
    this.expressions = expressions;
    this.references = expressions.references();
  }

  /** Reads an assignment without its semicolon; the next token is a name. */
  Statement assignment() {
    Token name = tokens.take();
    if (tokens.at("(")) {
      throw unknownOperation(name);
    }
    Optional<ThreadScope.DeclaredLocal> local = scope.find(name.text());
    return local.isPresent() ? localAssignment(name, local.get()) : sharedAssignment(name);
  }

  private SyntaxException unknownOperation(Token name) {
    return tokens.error(
        name.position(),
        "there is no operation '"
            + name.text()
            + "'"
            + Spelling.suggestion(name.text(), OPERATIONS));
  }

  private Statement localAssignment(Token name, ThreadScope.DeclaredLocal declared) {
    references.refuseIndex(name, "local variable", declared.position());
    Local local = declared.local();
    Token sign = sign();
    if (sign.text().equals("=")) {
      return new AssignLocal(local, expressions.expression(), name.position());
    }
    Expression before = new LocalRead(local, name.position());
    Expression after = new Binary(operator(sign), before, operand(sign), sign.position());
    return new AssignLocal(local, after, name.position());
  }

  private Statement sharedAssignment(Token name) {
    SharedVariable variable = references.require(name, ASSIGNABLE);
    Reference<SharedVariable> cell = references.reference(variable, name);
    Token sign = sign();
    return sign.text().equals("=")
        ? new Write(cell, expressions.expression(), name.position())
        : new Update(cell, operator(sign), operand(sign), name.position());
  }

  private Token sign() {
    if (!List.of("=", "++", "--", "+=", "-=").contains(tokens.peek().text())) {
      throw tokens.expected("'=', '++', '--', '+=' or '-='");
    }
    return tokens.take();
  }

  private static BinaryOperator operator(Token sign) {
    return sign.text().startsWith("+") ? BinaryOperator.ADD : BinaryOperator.SUBTRACT;
  }

  private Expression operand(Token sign) {
    return sign.text().endsWith("=") ? expressions.expression() : new Literal(1, sign.position());
  }
}
