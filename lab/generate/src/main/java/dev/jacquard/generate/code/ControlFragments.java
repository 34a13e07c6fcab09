package dev.jacquard.generate.code;

import dev.jacquard.litmus.syntax.BinaryOperator;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Expression.Binary;
import dev.jacquard.litmus.syntax.Expression.Choose;
import dev.jacquard.litmus.syntax.Expression.Literal;
import dev.jacquard.litmus.syntax.Expression.LocalRead;
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.AssignLocal;
import dev.jacquard.litmus.syntax.Statement.Block;
import dev.jacquard.litmus.syntax.Statement.Break;
import dev.jacquard.litmus.syntax.Statement.DeclareLocal;
import dev.jacquard.litmus.syntax.Statement.If;
import dev.jacquard.litmus.syntax.Statement.Repeat;
import dev.jacquard.litmus.syntax.Statement.While;
import java.util.ArrayList;
import java.util.List;

/** Branches, loops, assertions, choices, and reads that block. */
final class ControlFragments {
  private ControlFragments() {}

  static List<Statement> branch(Body body, int room) {
    Expression condition = body.values().condition();
    Block then = body.block(room - 1);
    return then.statements().isEmpty()
        ? List.of()
        : List.of(new If(condition, then, body.optionalBlock(room - 1)));
  }

  static List<Statement> repeat(Body body, int room) {
    Block round = body.block(room / 2);
    return round.statements().isEmpty() ? List.of() : List.of(new Repeat(new Literal(2), round));
  }

  /** {@code int i = 0; while (i < 2 && x == 0) ..}, perhaps without the second part. */
  static List<Statement> countedLoop(Body body, int room) {
    Local counter = body.locals().declareHidden();
    Expression more = new Binary(BinaryOperator.LESS, new LocalRead(counter), new Literal(2));
    boolean reads = body.draw().oneIn(2);
    Expression condition =
        reads ? new Binary(BinaryOperator.AND, more, body.values().condition()) : more;
    Block round = body.block(() -> countedRound(body, counter, (room - (reads ? 3 : 0)) / 2));
    return List.of(new DeclareLocal(counter, new Literal(0)), new While(condition, round));
  }

  private static List<Statement> countedRound(Body body, Local counter, int room) {
    List<Statement> statements = new ArrayList<>(body.inner(room));
    Expression next = new Binary(BinaryOperator.ADD, new LocalRead(counter), new Literal(1));
    statements.add(new AssignLocal(counter, next));
    return statements;
  }

  static List<Statement> loopWithBreak(Body body, int room) {
    return List.of(
        new Repeat(
            new Literal(2), body.block(() -> breakOr(body, body.values().condition(), room / 2))));
  }

  private static List<Statement> breakOr(Body body, Expression condition, int room) {
    List<Statement> statements = new ArrayList<>();
    statements.add(new If(condition, new Block(List.of(new Break())), Body.EMPTY));
    statements.addAll(body.inner(room - 1));
    return statements;
  }

  static List<Statement> forever(Body body, int room) {
    return List.of(new While(new Literal(1), body.block(() -> lookAnd(body, room))));
  }

  private static List<Statement> lookAnd(Body body, int room) {
    List<Statement> statements = new ArrayList<>(AccessFragments.read(body, 1));
    statements.addAll(body.inner(room - 1));
    return statements;
  }

  static List<Statement> foreverWithBreak(Body body, int room) {
    return List.of(new While(new Literal(1), body.block(() -> breakOr(body, look(body), room))));
  }

  /** Looks at a shared variable again and again. */
  static List<Statement> spin(Body body, int room) {
    return List.of(new While(look(body), body.optionalBlock(room - 1)));
  }

  /** A condition that is a step, so that a loop around it is more than computing. */
  private static Expression look(Body body) {
    return new Binary(
        body.values().comparator(), body.values().read(), new Literal(body.draw().below(2)));
  }

  static List<Statement> assertion(Body body, int room) {
    return List.of(new Statement.Assert(body.values().condition()));
  }

  static List<Statement> choose(Body body, int room) {
    return List.of(body.values().observe(new Choose(new Literal(body.draw().oneIn(4) ? 3 : 2))));
  }

  static List<Statement> await(Body body, int room) {
    Expression operand = body.draw().oneIn(4) ? body.values().value() : new Literal(1);
    return List.of(new Statement.Await(body.values().cell(), body.values().comparator(), operand));
  }

  static List<Statement> divide(Body body, int room) {
    Expression quotient =
        new Binary(
            body.draw().oneIn(2) ? BinaryOperator.DIVIDE : BinaryOperator.REMAINDER,
            new Literal(2),
            body.values().read());
    return List.of(body.values().observe(quotient));
  }
}
