package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.Token;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.litmus.syntax.BinaryOperator;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.SemaphoreDeclaration;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Await;
import dev.jacquard.litmus.syntax.Statement.LockAction;
import dev.jacquard.litmus.syntax.Statement.Park;
import dev.jacquard.litmus.syntax.Statement.SemaphoreAction;
import dev.jacquard.litmus.syntax.Statement.ThreadAction;
import dev.jacquard.litmus.syntax.Statement.WaitAction;
import java.util.Arrays;

/** Reads operations of threads on shared things that have no result. */
final class OperationParser {
  private final TokenStream tokens;
  private final ExpressionParser expressions;
  private final ReferenceParser references;

  OperationParser(TokenStream tokens, ExpressionParser expressions) {
    this.tokens = tokens;
    this.expressions = expressions;
    this.references = expressions.references();
  }

  /**
   * Reads an operation without its semicolon; the next token is one of {@link
   * ReservedWords#OPERATIONS}.
   */
  Statement operation() {
    Token name = tokens.take();
    tokens.expect("(");
    Statement operation = operation(name.text(), name.position());
    tokens.expect(")");
    return operation;
  }

  private Statement operation(String name, Position position) {
    return switch (name) {
      case "lock" -> onLock(LockAction.Action.LOCK, position);
      case "unlock" -> onLock(LockAction.Action.UNLOCK, position);
      case "wait" -> onQueue(WaitAction.Action.WAIT, position);
      case "notify" -> onQueue(WaitAction.Action.NOTIFY, position);
      case "notifyAll" -> onQueue(WaitAction.Action.NOTIFY_ALL, position);
      case "acquire" -> onSemaphore(SemaphoreAction.Action.ACQUIRE, position);
      case "release" -> onSemaphore(SemaphoreAction.Action.RELEASE, position);
      case "start" -> onThread(ThreadAction.Action.START, position);
      case "join" -> onThread(ThreadAction.Action.JOIN, position);
      case "unpark" -> onThread(ThreadAction.Action.UNPARK, position);
      case "interrupt" -> onThread(ThreadAction.Action.INTERRUPT, position);
      case "park" -> new Park(position);
      case "await" -> await(position);
      default -> throw new IllegalStateException("not an operation: " + name);
    };
  }

  private Statement onLock(LockAction.Action action, Position position) {
    return new LockAction(action, references.reference(Sort.LOCK), position);
  }

  private Statement onQueue(WaitAction.Action action, Position position) {
    return new WaitAction(action, references.reference(Sort.WAIT_QUEUE), position);
  }

  private Statement onSemaphore(SemaphoreAction.Action action, Position position) {
    Reference<SemaphoreDeclaration> semaphore = references.reference(Sort.SEMAPHORE);
    return new SemaphoreAction(action, semaphore, expressions.optionalPermits(), position);
  }

  private Statement onThread(ThreadAction.Action action, Position position) {
    return new ThreadAction(action, references.reference(Sort.THREAD), position);
  }

  private Statement await(Position position) {
    Reference<SharedVariable> cell = references.reference(Sort.VARIABLE);
    BinaryOperator comparison = comparison();
    return new Await(cell, comparison, expressions.comparedWith(comparison), position);
  }

  private BinaryOperator comparison() {
    BinaryOperator comparison =
        Arrays.stream(BinaryOperator.values())
            .filter(operator -> operator.isComparison() && tokens.at(operator.symbol()))
            .findAny()
            .orElseThrow(() -> tokens.expected("'==', '!=', '<', '<=', '>' or '>='"));
    tokens.take();
    return comparison;
  }
}
