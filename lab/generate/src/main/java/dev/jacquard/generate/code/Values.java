package dev.jacquard.generate.code;

import dev.jacquard.litmus.syntax.BinaryOperator;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Expression.Binary;
import dev.jacquard.litmus.syntax.Expression.Choose;
import dev.jacquard.litmus.syntax.Expression.ConstantUse;
import dev.jacquard.litmus.syntax.Expression.Literal;
import dev.jacquard.litmus.syntax.Expression.LocalRead;
import dev.jacquard.litmus.syntax.Expression.SharedRead;
import dev.jacquard.litmus.syntax.Expression.ThreadNumber;
import dev.jacquard.litmus.syntax.Expression.Unary;
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.UnaryOperator;
import java.util.List;

/** Writes the expressions of a body. */
public final class Values {
  private static final List<BinaryOperator> COMPARISONS =
      List.of(
          BinaryOperator.EQUAL,
          BinaryOperator.EQUAL,
          BinaryOperator.EQUAL,
          BinaryOperator.NOT_EQUAL,
          BinaryOperator.NOT_EQUAL,
          BinaryOperator.LESS,
          BinaryOperator.LESS_OR_EQUAL,
          BinaryOperator.GREATER,
          BinaryOperator.GREATER_OR_EQUAL);

  private final Body body;
  private final Draw draw;

  Values(Body body) {
    this.body = body;
    this.draw = body.draw();
  }

  /** A variable, or a cell of an array; the index is mostly in bounds. */
  Reference<SharedVariable> cell() {
    SharedVariable variable = draw.of(body.vocabulary().variables());
    return variable.extent().array()
        ? Reference.to(variable, index(variable.extent().cells()))
        : Reference.to(variable);
  }

  private Expression index(int cells) {
    if (!body.locals().visible().isEmpty() && draw.oneIn(3)) {
      Expression local = local();
      return draw.oneIn(4)
          ? local
          : new Binary(BinaryOperator.REMAINDER, local, new Literal(cells));
    }
    if (body.surroundings().numbered() && draw.oneIn(2)) {
      return new Binary(BinaryOperator.REMAINDER, new ThreadNumber(), new Literal(cells));
    }
    return new Literal(draw.below(cells));
  }

  public Expression read() {
    return new SharedRead(cell());
  }

  /** {@code int r = value;} with a new local. */
  Statement observe(Expression value) {
    return new Statement.DeclareLocal(body.locals().declare(), value);
  }

  /** A small number, known before any run. */
  public Expression small() {
    List<? extends Expression> constants =
        body.vocabulary().constants().stream().map(ConstantUse::new).toList();
    if (!constants.isEmpty() && draw.oneIn(4)) {
      return draw.of(constants);
    }
    return body.surroundings().numbered() && draw.oneIn(2)
        ? new ThreadNumber()
        : new Literal(draw.oneIn(2) ? 1 : draw.below(3));
  }

  /** A value without an operation: a small number, or a local, perhaps changed a little. */
  Expression value() {
    if (body.locals().visible().isEmpty() || draw.oneIn(2)) {
      return small();
    }
    Expression local = local();
    if (body.allows(Feature.DIVISION) && draw.oneIn(6)) {
      BinaryOperator operator = draw.oneIn(2) ? BinaryOperator.DIVIDE : BinaryOperator.REMAINDER;
      return new Binary(operator, new Literal(2), local);
    }
    return draw.oneIn(2)
        ? local
        : new Binary(
            draw.oneIn(4) ? BinaryOperator.SUBTRACT : BinaryOperator.ADD, local, new Literal(1));
  }

  private Expression local() {
    return new LocalRead(draw.of(body.locals().visible()));
  }

  /** A truth value, from at most two reads. */
  Expression condition() {
    if (body.allows(Feature.CHOOSE) && draw.oneIn(8)) {
      return new Choose(new Literal(2));
    }
    if (draw.oneIn(6)) {
      BinaryOperator operator = draw.oneIn(2) ? BinaryOperator.AND : BinaryOperator.OR;
      return new Binary(operator, comparison(), comparison());
    }
    return comparison();
  }

  private Expression comparison() {
    Expression subject = body.locals().visible().isEmpty() || draw.oneIn(2) ? read() : local();
    return switch (draw.below(6)) {
      case 0 -> subject;
      case 1 -> new Unary(UnaryOperator.NOT, subject);
      default -> new Binary(comparator(), subject, small());
    };
  }

  BinaryOperator comparator() {
    return draw.of(COMPARISONS);
  }

  /** Changes a local, invisibly to others; nothing if there is none. */
  List<Statement> change() {
    if (body.locals().visible().isEmpty()) {
      return List.of();
    }
    Local local = draw.of(body.locals().visible());
    return List.of(new Statement.AssignLocal(local, value()));
  }
}
