package dev.jacquard.model.diagram.text;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.Token;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.model.diagram.description.LocalSet;
import java.math.BigInteger;

/** Reads the smallest expressions, and those that begin with a word. */
record PrimaryParser(
    TokenStream tokens, Scope scope, ExpressionParser expressions, ProcessesParser processes) {
  Operand primary() {
    Token token = tokens.peek();
    Position position = token.position();
    return switch (token.kind()) {
      case NUMBER -> literal(tokens.take());
      case NAME -> use(tokens.take());
      case WORD -> word(token.text(), position);
      case SYMBOL -> parentheses();
      case STRING, END -> throw tokens.expected("an expression");
    };
  }

  private Operand word(String word, Position position) {
    return switch (word) {
      case "true", "false" -> {
        tokens.take();
        boolean holds = word.equals("true");
        yield new Operand.Condition(situation -> holds, true, position);
      }
      case "self" -> self(position);
      case "processes" -> {
        tokens.take();
        yield new Operand.Constant(scope.processes(position), position);
      }
      case "if" -> choice(position);
      case "count" -> count(position);
      case "none", "some", "all" -> quantified(word, position);
      case "exists", "forall" -> bound(word.equals("exists"), position);
      default -> throw tokens.expected("an expression");
    };
  }

  private Operand parentheses() {
    if (!tokens.accept("(")) {
      throw tokens.expected("an expression");
    }
    Operand inner = expressions.expression();
    tokens.expect(")");
    return inner;
  }

  private Operand literal(Token number) {
    try {
      return new Operand.Constant(
          new BigInteger(number.text().replace("_", "")).intValueExact(), number.position());
    } catch (ArithmeticException tooLarge) {
      throw tokens.error(
          number.position(),
          "the number %s is larger than %d".formatted(number.text(), Integer.MAX_VALUE));
    }
  }

  private Operand use(Token name) {
    Scope.Meaning meaning = scope.meaning(name);
    Position position = name.position();
    if (meaning instanceof Scope.Meaning.Constant constant) {
      return new Operand.Constant(constant.value(), position);
    } else if (meaning instanceof Scope.Meaning.Index index) {
      return new Operand.Number(situation -> situation.indices()[index.place()], position);
    } else if (meaning instanceof Scope.Meaning.Integer integer) {
      return new Operand.Number(situation -> situation.state().value(integer.variable()), position);
    } else if (meaning instanceof Scope.Meaning.Pointer pointer) {
      return new Operand.Named(pointer.variable(), position);
    }
    throw tokens.error(
        position, "'%s' is a local state; who is in it is asked by 'in'".formatted(name.text()));
  }

  private Operand self(Position position) {
    tokens.take();
    processes.requireActor(position, "self");
    return new Operand.Number(situation -> situation.self() + 1, position);
  }

  private Operand choice(Position position) {
    tokens.take();
    Operand.Condition condition = expressions.sorts().condition(expressions.expression());
    tokens.expect("then");
    Operand yes = expressions.sum();
    tokens.expect("else");
    Operand no = expressions.sum();
    Truth truth = condition.truth();
    if (condition.constant()) {
      return truth.holds(null) ? yes : no;
    }
    Term one = expressions.sorts().number(yes);
    Term other = expressions.sorts().number(no);
    return new Operand.Number(
        situation -> truth.holds(situation) ? one.value(situation) : other.value(situation),
        position);
  }

  private Operand count(Position position) {
    tokens.take();
    tokens.expect("(");
    LocalSet states = processes.states();
    Processes among = tokens.accept(",") ? processes.some() : Processes.Everybody.ALL;
    tokens.expect(")");
    return new Operand.Count(among, states, position);
  }

  /** Reads {@code none in S}, {@code some of 1..3 in S} and the like, or {@code none} alone. */
  private Operand quantified(String word, Position position) {
    tokens.take();
    if (word.equals("none") && !tokens.at("in") && !tokens.at("of")) {
      return new Operand.Nobody(position);
    }
    Processes among = tokens.accept("of") ? processes.some() : Processes.Everybody.ALL;
    tokens.expect("in");
    LocalSet states = processes.states();
    return new Operand.Condition(
        switch (word) {
          case "some" -> situation -> among.atLeast(situation, states, 1);
          case "none" -> situation -> !among.atLeast(situation, states, 1);
          default -> situation -> !among.atLeast(situation, states.complement(), 1);
        },
        position);
  }

  /** Reads {@code exists j in 1..3: condition} and {@code forall}. */
  private Operand bound(boolean exists, Position position) {
    tokens.take();
    Token name = scope.expectFresh("a name for the index");
    tokens.expect("in");
    Term first = expressions.number();
    tokens.expect("..");
    Term last = expressions.number();
    tokens.expect(":");
    int place = scope.bind(name);
    Truth body = expressions.condition();
    scope.unbind(name);
    return new Operand.Condition(
        situation -> {
          int to = last.value(situation);
          for (long index = first.value(situation); index <= to; index++) {
            situation.indices()[place] = (int) index;
            if (body.holds(situation) == exists) {
              return exists;
            }
          }
          return !exists;
        },
        position);
  }
}
