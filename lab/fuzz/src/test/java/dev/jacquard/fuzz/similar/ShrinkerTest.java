package dev.jacquard.fuzz.similar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is left out, and what stays. */
class ShrinkerTest {
  private static final List<Statement> MAIN =
      Statement.parse(
          List.of(
              "v = 1;",
              "synchronized (m) {",
              "  if (x == 0) {",
              "    y++;",
              "  } else {",
              "    x++;",
              "  }",
              "}"));

  private static List<String> lines(List<Statement> statements) {
    return statements.stream().flatMap(Statement::lines).toList();
  }

  @Test
  void blocksArePrintedAsTheyWereRead() {
    assertThat(lines(MAIN))
        .containsExactly(
            "v = 1;",
            "synchronized (m) {",
            "  if (x == 0) {",
            "    y++;",
            "  } else {",
            "    x++;",
            "  }",
            "}");
  }

  @Test
  void onlyWhatIsNeededStays() {
    ThreadClass members =
        new ThreadClass(
            "A", Form.LAMBDA, "new Thread(<work>)", 4, Statement.parse(List.of("v++;")));
    SimilarProgram program = new SimilarProgram(true, List.of(members), MAIN, Set.of());
    SimilarProgram smallest =
        new Shrinker(
                each ->
                    lines(each.main()).toString().contains("y++")
                        && each.classes().stream().anyMatch(some -> some.members() > 2))
            .shrink(program);
    assertThat(lines(smallest.main())).containsExactly("y++;");
    assertThat(smallest.classes()).hasSize(1);
    assertThat(smallest.classes().get(0).members()).isEqualTo(3);
    assertThat(smallest.classes().get(0).body()).isEmpty();
  }
}
