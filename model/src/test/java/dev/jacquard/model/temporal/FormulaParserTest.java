package dev.jacquard.model.temporal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How formulas are written, and what is said about those that are not. */
class FormulaParserTest {
  private static final List<String> NAMES = List.of("p", "q", "r", "in use", "U");

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "p U q && r; ((p U q) && r)",
        "p && q || r; ((p && q) || r)",
        "p || q && r; (p || (q && r))",
        "p -> q -> r; (!p || (!q || r))",
        "p U q U r; (p U (q U r))",
        "[]<>p; []<>p",
        "[]p && q; ([]p && q)",
        "!p U q; (!p U q)",
        "!!p; p",
        "always eventually p; []<>p",
        "p until q; (p U q)",
        "p unless q; (q R (p || q))",
        "p W q; (q R (p || q))",
        "q release p; (q R p)",
        "not p and q or r; ((!p && q) || r)",
        "p implies q; (!p || q)",
        "p <-> q; ((!p || q) && (!q || p))",
        "p iff q; ((!p || q) && (!q || p))",
        "[]\"in use\"; []\"in use\"",
        "\"U\" U p; (U U p)",
        "p /\\ q \\/ r; ((p && q) || r)",
        "true U p; <>p",
        "false R p; []p",
        "<><>p; <>p",
        "[][]p; []p",
        "<>(p U q); <>q",
        "p && !p; false",
        "p -> p; true",
        "[]true; true",
      })
  void formulas(String text, String formula) {
    assertThat(FormulaParser.parse(text, NAMES)).hasToString(formula);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "``; 0; a formula expected, but found the end at column 1 of ''",
        "p &&; 4; a formula expected, but found the end at column 5 of 'p &&'",
        "p q; 2; the end expected, but found 'q' at column 3 of 'p q'",
        "(p; 2; ')' expected, but found the end at column 3 of '(p'",
        "p); 1; the end expected, but found ')' at column 2 of 'p)'",
        "p # q; 2; unexpected '#' at column 3 of 'p # q'",
        "p = q; 2; unexpected '=' at column 3 of 'p = q'",
        "[] s; 3; no proposition is named 's' (the model has p, q, r, in use, U)",
        "[]\"in use; 2; a quotation mark without its partner at column 3",
        "next p; 0; 'next' is not allowed: what the next state is depends on",
        "p && X q; 5; 'X' is not allowed: what the next state is depends on",
        "()p; 0; '()' is not allowed: what the next state is depends on",
        "U p; 0; a formula expected, but found 'U' at column 1",
      })
  void noFormulas(String text, int position, String message) {
    FormulaException problem =
        catchThrowableOfType(FormulaException.class, () -> FormulaParser.parse(text, NAMES));
    assertThat(problem).hasMessageStartingWith(message);
    assertThat(problem.position()).isEqualTo(position);
  }

  @Test
  void aFormulaThatNobodyCanReadIsRefused() {
    FormulaException problem =
        catchThrowableOfType(
            FormulaException.class,
            () -> FormulaParser.parse("(".repeat(100_000) + "p" + ")".repeat(100_000), NAMES));
    assertThat(problem).hasMessageStartingWith("more than 500 parts at column 501");
    problem =
        catchThrowableOfType(
            FormulaException.class, () -> FormulaParser.parse("p <-> ".repeat(30) + "q", NAMES));
    assertThat(problem).hasMessageStartingWith("more than 8 of '<->'");
  }
}
