package dev.jacquard.generate.syntax;

import static dev.jacquard.generate.syntax.ExpressionPrinter.print;
import static dev.jacquard.generate.syntax.ExpressionPrinter.printCondition;

import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Assert;
import dev.jacquard.litmus.syntax.Statement.AssignLocal;
import dev.jacquard.litmus.syntax.Statement.Await;
import dev.jacquard.litmus.syntax.Statement.Block;
import dev.jacquard.litmus.syntax.Statement.Break;
import dev.jacquard.litmus.syntax.Statement.DeclareLocal;
import dev.jacquard.litmus.syntax.Statement.Evaluate;
import dev.jacquard.litmus.syntax.Statement.If;
import dev.jacquard.litmus.syntax.Statement.LockAction;
import dev.jacquard.litmus.syntax.Statement.Park;
import dev.jacquard.litmus.syntax.Statement.Repeat;
import dev.jacquard.litmus.syntax.Statement.SemaphoreAction;
import dev.jacquard.litmus.syntax.Statement.Synchronized;
import dev.jacquard.litmus.syntax.Statement.ThreadAction;
import dev.jacquard.litmus.syntax.Statement.Update;
import dev.jacquard.litmus.syntax.Statement.WaitAction;
import dev.jacquard.litmus.syntax.Statement.While;
import dev.jacquard.litmus.syntax.Statement.Write;
import java.util.stream.Collectors;

/** Writes statements, each without a line break at its end. */
final class StatementPrinter implements Statement.Visitor<String> {
  static String text(Statement statement) {
    return statement.accept(new StatementPrinter());
  }

  @Override
  public String visitDeclareLocal(DeclareLocal statement) {
    return "int " + statement.local().name() + " = " + print(statement.initial()) + ";";
  }

  @Override
  public String visitAssignLocal(AssignLocal statement) {
    return statement.local().name() + " = " + print(statement.value()) + ";";
  }

  @Override
  public String visitWrite(Write statement) {
    return print(statement.cell()) + " = " + print(statement.value()) + ";";
  }

  @Override
  public String visitUpdate(Update statement) {
    String symbol = statement.operator().symbol();
    boolean one = statement.operand() instanceof Expression.Literal literal && literal.value() == 1;
    String change = one ? symbol + symbol : " " + symbol + "= " + print(statement.operand());
    return print(statement.cell()) + change + ";";
  }

  @Override
  public String visitLockAction(LockAction statement) {
    String name =
        switch (statement.action()) {
          case LOCK -> "lock";
          case UNLOCK -> "unlock";
        };
    return call(name, print(statement.lock()));
  }

  @Override
  public String visitWaitAction(WaitAction statement) {
    String name =
        switch (statement.action()) {
          case WAIT -> "wait";
          case NOTIFY -> "notify";
          case NOTIFY_ALL -> "notifyAll";
        };
    return call(name, print(statement.queue()));
  }

  @Override
  public String visitSemaphoreAction(SemaphoreAction statement) {
    String name =
        switch (statement.action()) {
          case ACQUIRE -> "acquire";
          case RELEASE -> "release";
        };
    return call(name, print(statement.semaphore(), statement.permits()));
  }

  @Override
  public String visitThreadAction(ThreadAction statement) {
    String name =
        switch (statement.action()) {
          case START -> "start";
          case JOIN -> "join";
          case UNPARK -> "unpark";
          case INTERRUPT -> "interrupt";
        };
    return call(name, print(statement.thread()));
  }

  @Override
  public String visitPark(Park statement) {
    return call("park", "");
  }

  @Override
  public String visitAwait(Await statement) {
    Expression read = new Expression.SharedRead(statement.cell());
    return call(
        "await", print(new Expression.Binary(statement.comparison(), read, statement.operand())));
  }

  @Override
  public String visitAssert(Assert statement) {
    return call("assert", printCondition(statement.condition()));
  }

  private static String call(String name, String operands) {
    return name + "(" + operands + ");";
  }

  @Override
  public String visitEvaluate(Evaluate statement) {
    return print(statement.expression()) + ";";
  }

  @Override
  public String visitIf(If statement) {
    String then = head("if", printCondition(statement.condition())) + text(statement.then());
    Block otherwise = statement.otherwise();
    if (otherwise.statements().isEmpty()) {
      return then;
    }
    boolean chain =
        otherwise.statements().size() == 1 && otherwise.statements().get(0) instanceof If;
    return then + " else " + text(chain ? otherwise.statements().get(0) : otherwise);
  }

  @Override
  public String visitWhile(While statement) {
    return head("while", printCondition(statement.condition())) + text(statement.body());
  }

  @Override
  public String visitRepeat(Repeat statement) {
    return head("repeat", print(statement.count())) + text(statement.body());
  }

  @Override
  public String visitSynchronized(Synchronized statement) {
    return head("synchronized", print(statement.lock())) + text(statement.body());
  }

  private static String head(String word, String inParentheses) {
    return word + " (" + inParentheses + ") ";
  }

  @Override
  public String visitBreak(Break statement) {
    return "break;";
  }

  @Override
  public String visitBlock(Block statement) {
    return statement.statements().stream()
        .map(inner -> text(inner).indent(2))
        .collect(Collectors.joining("", "{\n", "}"));
  }
}
