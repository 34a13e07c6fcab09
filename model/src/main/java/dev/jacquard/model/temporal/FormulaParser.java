package dev.jacquard.model.temporal;

import java.util.List;

/**
 * Reads a formula.
 *
 * <p>From what binds most to what binds least: {@code ! [] <>}, then {@code U R W}, {@code &&},
 * {@code ||}, {@code ->}, {@code <->}; what stands between two formulas groups to the right.
 */
public final class FormulaParser {
  /** So many atoms, signs before them and parentheses: far more than anybody can read. */
  private static final int MOST_PARTS = 500;

  /** Each of these doubles what is on its sides. */
  private static final int MOST_SAME = 8;

  private final String text;
  private final List<String> propositions;
  private final List<Token> tokens;
  private int next;
  private int parts;
  private int same;

  private FormulaParser(String text, List<String> propositions) {
    this.text = text;
    this.propositions = propositions;
    this.tokens = Tokens.of(text);
  }

  /**
   * Reads a formula whose atoms are among these names.
   *
   * @throws FormulaException if it is not one
   */
  public static Formula parse(String text, List<String> propositions) {
    FormulaParser parser = new FormulaParser(text, propositions);
    Formula formula = parser.same();
    if (parser.peek().sort() != Token.Sort.END) {
      throw parser.unexpected("the end");
    }
    return formula;
  }

  private Formula same() {
    Formula left = implication();
    int sign = peek().position();
    if (!accept(Token.Sort.SAME)) {
      return left;
    }
    if (++same > MOST_SAME) {
      throw new FormulaException("more than " + MOST_SAME + " of '<->'", text, sign);
    }
    return left.same(same());
  }

  private Formula implication() {
    Formula left = disjunction();
    return accept(Token.Sort.IMPLIES) ? left.implies(implication()) : left;
  }

  private Formula disjunction() {
    Formula left = conjunction();
    return accept(Token.Sort.OR) ? left.or(disjunction()) : left;
  }

  private Formula conjunction() {
    Formula left = binding();
    return accept(Token.Sort.AND) ? left.and(conjunction()) : left;
  }

  private Formula binding() {
    Formula left = unary();
    if (accept(Token.Sort.UNTIL)) {
      return left.until(binding());
    }
    if (accept(Token.Sort.RELEASE)) {
      return left.release(binding());
    }
    return accept(Token.Sort.WEAK_UNTIL) ? left.weakUntil(binding()) : left;
  }

  private Formula unary() {
    Token token = peek();
    // every way down, to the right or into parentheses, comes by here
    if (++parts > MOST_PARTS) {
      throw new FormulaException("more than " + MOST_PARTS + " parts", text, token.position());
    }
    next++;
    return switch (token.sort()) {
      case NOT -> unary().not();
      case ALWAYS -> unary().always();
      case EVENTUALLY -> unary().eventually();
      case TRUE -> Formula.TRUE;
      case FALSE -> Formula.FALSE;
      case ATOM -> atom(token);
      case OPEN -> parenthesis();
      case NEXT -> throw next(token);
      default -> {
        next--;
        throw unexpected("a formula");
      }
    };
  }

  private Formula parenthesis() {
    Formula formula = same();
    if (!accept(Token.Sort.CLOSE)) {
      throw unexpected("')'");
    }
    return formula;
  }

  private Formula atom(Token token) {
    int proposition = propositions.indexOf(token.text());
    if (proposition < 0) {
      String known =
          propositions.isEmpty()
              ? "the model has none"
              : "the model has " + String.join(", ", propositions);
      throw new FormulaException(
          "no proposition is named '" + token.text() + "' (" + known + ")", text, token.position());
    }
    return new Formula.Atom(proposition, token.text());
  }

  private FormulaException next(Token token) {
    return new FormulaException(
        "'"
            + token.text()
            + "' is not allowed: what the next state is depends on how steps of different processes"
            + " are ordered, which partial order reduction does not keep (quote it if it is the"
            + " name of a proposition);",
        text,
        token.position());
  }

  private FormulaException unexpected(String expected) {
    Token token = peek();
    String found = token.sort() == Token.Sort.END ? "the end" : "'" + token.text() + "'";
    return new FormulaException(expected + " expected, but found " + found, text, token.position());
  }

  private Token peek() {
    return tokens.get(next);
  }

  private boolean accept(Token.Sort sort) {
    boolean there = peek().sort() == sort;
    if (there) {
      next++;
    }
    return there;
  }
}
