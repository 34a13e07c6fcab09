package dev.jacquard.litmus.syntax.parse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.Statement;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrecedenceTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a + b * c          | a + (b * c)",
        "a * b + c          | (a * b) + c",
        "a - b - c          | (a - b) - c",
        "a / b * c          | (a / b) * c",
        "a % b % c          | (a % b) % c",
        "a - b + c          | (a - b) + c",
        "a < b + c          | a < (b + c)",
        "a == b < c         | a == (b < c)",
        "a < b == c         | (a < b) == c",
        "a <= b != c >= a   | (a <= b) != (c >= a)",
        "a && b == c        | a && (b == c)",
        "a && b && c        | (a && b) && c",
        "-a * b             | (-a) * b",
        "!a && b            | (!a) && b",
        "!a == b            | (!a) == b",
        "- -a - -b          | (-(-a)) - (-b)",
        "-5 - 3             | (-5) - 3",
        "a - -5             | a - (-5)",
        "a > true           | a > 1",
      })
  void operatorsBindAsInJava(String text, String sameAs) {
    assertThat(parse(text)).isEqualTo(parse(sameAs));
  }

  @ParameterizedTest
  @CsvSource({
    "a || b && c, a || (b && c)",
    "a && b || c, (a && b) || c",
    "a || b || c, (a || b) || c"
  })
  void disjunctionsBindWeakest(String text, String sameAs) {
    assertThat(parse(text)).isEqualTo(parse(sameAs));
  }

  @ParameterizedTest
  @CsvSource({"a - (b - c), a - b - c", "a * (b + c), a * b + c", "!(a == b), !a == b", "-(5), -5"})
  void parenthesesMatterWhereTheyChangeTheGroups(String text, String other) {
    assertThat(parse(text)).isNotEqualTo(parse(other));
  }

  private static Expression parse(String text) {
    LitmusFile file = LitmusParser.parse("test", "int a, b, c, x thread T { x = " + text + "; }");
    Statement statement = file.threads().get(0).body().statements().get(0);
    return ((Statement.Write) statement).value();
  }
}
