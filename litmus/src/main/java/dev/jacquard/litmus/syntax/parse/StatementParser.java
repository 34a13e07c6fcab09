package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.Token;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Limits;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Assert;
import dev.jacquard.litmus.syntax.Statement.Block;
import dev.jacquard.litmus.syntax.Statement.Break;
import dev.jacquard.litmus.syntax.Statement.DeclareLocal;
import dev.jacquard.litmus.syntax.Statement.Evaluate;
import dev.jacquard.litmus.syntax.Statement.If;
import dev.jacquard.litmus.syntax.Statement.Repeat;
import dev.jacquard.litmus.syntax.Statement.Synchronized;
import dev.jacquard.litmus.syntax.Statement.While;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Reads the code of one thread: blocks, control flow and locals. */
final class StatementParser {
  private final TokenStream tokens;
  private final ThreadScope scope;
  private final ExpressionParser expressions;
  private final AssignmentParser assignments;
  private final OperationParser operations;

  StatementParser(TokenStream tokens, ThreadScope scope) {
    this.tokens = tokens;
    this.scope = scope;
    this.expressions = new ExpressionParser(tokens, scope);
    this.assignments = new AssignmentParser(tokens, scope, expressions);
    this.operations = new OperationParser(tokens, expressions);
  }

  /** Reads statements in braces. */
  Block block() {
    Position open = tokens.expect("{").position();
    scope.enterBlock();
    List<Statement> statements = new ArrayList<>();
    while (!tokens.accept("}")) {
      if (tokens.at(Token.Kind.END) || tokens.at("thread")) {
        throw tokens.expected("'}' to close the block opened at " + open);
      }
      statement(statements);
    }
    scope.leaveBlock();
    return new Block(statements, open);
  }

  /** Reads a block, or a single statement as a block of its own. */
  private Block body() {
    if (tokens.at("{")) {
      return block();
    }
    Position position = tokens.position();
    scope.enterBlock();
    List<Statement> statements = new ArrayList<>();
    statement(statements);
    scope.leaveBlock();
    return new Block(statements, position);
  }

  /** Reads one statement, which may declare several locals or be empty. */
  private void statement(List<Statement> statements) {
    tokens.enter();
    if (tokens.accept("int")) {
      locals(statements);
    } else if (!tokens.accept(";")) {
      statements.add(statement());
    }
    tokens.leave();
  }

  private void locals(List<Statement> statements) {
    do {
      Token name = tokens.expectName("the name of a local variable");
      Expression initial =
          tokens.accept("=")
              ? expressions.expression()
              : new Expression.Literal(0, name.position());
      statements.add(new DeclareLocal(scope.declare(name), initial, name.position()));
    } while (tokens.accept(","));
    tokens.expect(";");
  }

  private Statement statement() {
    Position position = tokens.position();
    String word = tokens.peek().text();
    if (tokens.at(Token.Kind.NAME)) {
      return terminated(assignments.assignment());
    } else if (ReservedWords.CALLS.contains(word)) {
      return terminated(new Evaluate(expressions.call(), position));
    } else if (ReservedWords.OPERATIONS.contains(word)) {
      return terminated(operations.operation());
    }
    return control(word);
  }

  private Statement terminated(Statement statement) {
    tokens.expect(";");
    return statement;
  }

  private Statement control(String word) {
    return switch (word) {
      case "{" -> block();
      case "if" -> conditional();
      case "while" -> whileLoop();
      case "loop" -> endlessLoop();
      case "repeat" -> repeatLoop();
      case "synchronized" -> synchronizedBlock();
      case "break" -> terminated(breakLoop());
      case "assert" -> terminated(assertion());
      default -> throw tokens.expected("a statement");
    };
  }

  private Statement conditional() {
    Position position = tokens.expect("if").position();
    Expression condition = expressions.inParentheses();
    Block then = guarded(condition, true);
    Block otherwise =
        tokens.accept("else") ? guarded(condition, false) : new Block(List.of(), tokens.position());
    return new If(condition, then, otherwise, position);
  }

  /** Reads a body that is executed only if the condition has this truth value. */
  private Block guarded(Expression condition, boolean truth) {
    BitSet before = scope.restrict(condition, truth);
    Block body = body();
    scope.restore(before);
    return body;
  }

  private Statement whileLoop() {
    Position position = tokens.expect("while").position();
    Expression condition = expressions.inParentheses();
    scope.enterLoop();
    Block body = guarded(condition, true);
    scope.leaveLoop();
    return new While(condition, body, position);
  }

  /** The same as {@code while (1)}. */
  private Statement endlessLoop() {
    Position position = tokens.expect("loop").position();
    scope.enterLoop();
    Block body = body();
    scope.leaveLoop();
    return new While(new Expression.Literal(1), body, position);
  }

  private Statement repeatLoop() {
    Position position = tokens.expect("repeat").position();
    tokens.expect("(");
    Expression count = expressions.constant(Limits.REPEAT_COUNT);
    tokens.expect(")");
    scope.enterLoop();
    Block body = guarded(count, true);
    scope.leaveLoop();
    return new Repeat(count, body, position);
  }

  private Statement synchronizedBlock() {
    Position position = tokens.expect("synchronized").position();
    tokens.expect("(");
    Reference<LockDeclaration> lock = expressions.references().reference(Sort.LOCK);
    tokens.expect(")");
    return new Synchronized(lock, block(), position);
  }

  private Statement breakLoop() {
    Position position = tokens.expect("break").position();
    if (!scope.insideLoop()) {
      throw tokens.error(position, "'break' must be inside a loop");
    }
    return new Break(position);
  }

  private Statement assertion() {
    Position position = tokens.expect("assert").position();
    return new Assert(expressions.expression(), position);
  }
}
