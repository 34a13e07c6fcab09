package dev.jacquard.fuzz.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.fuzz.Survey;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import org.junit.jupiter.api.Test;

/** A first thread is added, and nothing else becomes different. */
class WithMainTest {

  private static void assertBecomes(String program, String expected) {
    assertThat(LitmusPrinter.print(WithMain.of(Programs.parse(program))))
        .isEqualTo(LitmusPrinter.print(Programs.parse(expected)));
  }

  @Test
  void mainStartsAndJoinsInTheOrderOfDeclaration() {
    assertBecomes(
        """
        int x
        thread a { x = 1; }
        thread worker[2] { x = tid; }
        """,
        """
        int x
        thread main { start(a); start(worker[0]); start(worker[1]);
                      join(a); join(worker[0]); join(worker[1]); }
        thread a { x = 1; }
        thread worker[2] { x = tid; }
        """);
  }

  @Test
  void threadsThatOthersStartAreLeftToThem() {
    assertBecomes(
        """
        int x
        thread main { start(worker[1]); }
        thread worker[3] { if (tid == 2) start(worker[0]); }
        """,
        """
        int x
        thread main1 { start(main); start(worker[2]); join(main); join(worker[2]); }
        thread main { start(worker[1]); }
        thread worker[3] { if (tid == 2) start(worker[0]); }
        """);
  }

  @Test
  void codeThatAConstantConditionKeepsOutStartsNobody() {
    assertBecomes(
        "thread a { if (false) start(b); } thread b { int main = 1; }",
        """
        thread main1 { start(a); start(b); join(a); join(b); }
        thread a { if (false) start(b); }
        thread b { int main = 1; }
        """);
  }

  @Test
  void symmetriesAndExpectationsAreDropped() {
    assertBecomes(
        """
        # expect: traces 1
        symmetry (worker[0] worker[1])
        thread worker[2] { }
        """,
        """
        thread main { start(worker[0]); start(worker[1]); join(worker[0]); join(worker[1]); }
        thread worker[2] { }
        """);
  }

  @Test
  void generatedProgramsKeepTheirOutcomes() {
    for (LitmusFile file : Programs.generated(200, Sizes.TINY)) {
      LitmusFile withMain = WithMain.of(file);
      assertThat(Programs.parse(LitmusPrinter.print(withMain))).isEqualTo(withMain);
      assertThat(WithMain.has(withMain)).isTrue();
      Survey expected = survey(file);
      Survey seen = survey(withMain);
      assertThat(seen.sharedValues()).isEqualTo(expected.sharedValues());
      assertThat(seen.failing().keySet()).isEqualTo(expected.failing().keySet());
    }
  }

  private static Survey survey(LitmusFile file) {
    return Survey.of(
        LitmusProgram.of("program", file, LitmusOptions.DEFAULT),
        new OptimalDpor(),
        Long.MAX_VALUE);
  }
}
