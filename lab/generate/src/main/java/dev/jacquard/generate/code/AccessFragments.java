package dev.jacquard.generate.code;

import dev.jacquard.litmus.syntax.BinaryOperator;
import dev.jacquard.litmus.syntax.Expression.Binary;
import dev.jacquard.litmus.syntax.Expression.Literal;
import dev.jacquard.litmus.syntax.Statement;
import java.util.List;

/** Reads and writes of shared variables. */
public final class AccessFragments {
  private AccessFragments() {}

  public static List<Statement> read(Body body, int room) {
    return List.of(body.values().observe(body.values().read()));
  }

  /** Reads into a local that is there already. */
  static List<Statement> readAgain(Body body, int room) {
    if (body.locals().visible().isEmpty()) {
      return List.of();
    }
    return List.of(
        new Statement.AssignLocal(body.draw().of(body.locals().visible()), body.values().read()));
  }

  static List<Statement> write(Body body, int room) {
    return List.of(new Statement.Write(body.values().cell(), body.values().value()));
  }

  static List<Statement> update(Body body, int room) {
    boolean one = body.draw().oneIn(2);
    BinaryOperator operator = body.draw().oneIn(4) ? BinaryOperator.SUBTRACT : BinaryOperator.ADD;
    return List.of(
        new Statement.Update(
            body.values().cell(), operator, one ? new Literal(1) : body.values().value()));
  }

  /** Writes what another variable holds. */
  static List<Statement> copy(Body body, int room) {
    Binary more = new Binary(BinaryOperator.ADD, body.values().read(), new Literal(1));
    return List.of(
        new Statement.Write(
            body.values().cell(), body.draw().oneIn(2) ? more : body.values().read()));
  }

  static List<Statement> readTwo(Body body, int room) {
    BinaryOperator operator =
        body.draw().oneIn(3) ? body.values().comparator() : BinaryOperator.ADD;
    return List.of(
        body.values().observe(new Binary(operator, body.values().read(), body.values().read())));
  }
}
