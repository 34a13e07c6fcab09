package dev.jacquard.generate.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class RoundTripTest {
  private static final int PROGRAMS = 2000;

  @Test
  void printedProgramsReadBackAsTheSameTree() {
    for (long seed = 0; seed < PROGRAMS; seed++) {
      LitmusFile file = new RandomProgram(seed).file();
      String printed = LitmusPrinter.print(file);
      LitmusFile again = LitmusParser.parse("seed" + seed, printed);
      assertThat(again).as(printed).isEqualTo(file);
      assertThat(LitmusPrinter.print(again)).as("printed again").isEqualTo(printed);
    }
  }

  @Test
  void theProgramsHaveEveryKindOfNode() {
    Set<String> kinds = new HashSet<>();
    for (long seed = 0; seed < 200; seed++) {
      collectKinds(new RandomProgram(seed).file().toString(), kinds);
    }
    for (Class<?> statement : Statement.class.getPermittedSubclasses()) {
      assertThat(kinds).contains(statement.getSimpleName());
    }
    for (Class<?> expression : Expression.class.getPermittedSubclasses()) {
      assertThat(kinds).contains(expression.getSimpleName());
    }
  }

  /** The words before a bracket in the text of nested records. */
  private static void collectKinds(String text, Set<String> kinds) {
    Pattern.compile("(\\w+)\\[").matcher(text).results().forEach(hit -> kinds.add(hit.group(1)));
  }
}
