package dev.jacquard.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.testkit.Ended;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every printed figure comes out. */
class TablesCommandTest {
  @Test
  void everyFigureOfGodefroidComesOut() {
    Ended run = Jacquard.run("tables", "godefroid");
    assertThat(run.exit()).isZero();
    assertThat(run.out())
        .contains("Godefroid 1999, Table 1")
        .containsPattern("N = 4 +708 +708 +386,816 +386,816 +275 +275 +133 +133 ")
        .containsPattern("N = 5 +3,765 +3,765 +\\? +\\? +959 +959 +461 +461 ")
        .contains("every figure is as printed")
        .doesNotContain("*");
  }

  @Test
  @Tag("slow")
  void searchesByStatesStandBesideThoseThatWerePublished() {
    Ended run = Jacquard.run("tables", "states");
    assertThat(run.exit()).isZero();
    assertThat(run.out())
        .contains("Yang 2009, Table 4.1")
        .contains("Yang 2009, Table 5.1")
        .contains("the programs are reconstructions, so figures need not agree")
        .doesNotContain("*");
  }

  @Test
  @Tag("slow")
  void everyFigureOfWahlComesOut() {
    Ended run = Jacquard.run("tables", "wahl", "--json");
    assertThat(run.exit()).isZero();
    assertThat(run.out().lines()).hasSize(2 + 6 + 16);
    run.out()
        .lines()
        .map(Ended::parse)
        .filter(figure -> figure.has("paper"))
        .forEach(TablesCommandTest::assertSame);
  }

  private static void assertSame(JsonNode figure) {
    assertThat(figure.get("ours").asLong()).isEqualTo(figure.get("paper").asLong());
    assertThat(figure.get("differs").asBoolean()).isFalse();
  }

  @Test
  @Tag("slow")
  void theColumnsOfIosifAreInTheSameOrder() {
    Ended run = Jacquard.run("tables", "iosif");
    assertThat(run.exit()).isZero();
    assertThat(run.out()).contains("B-tree").doesNotContain("*");
  }

  @Test
  void aProgramIsExploredByEverySearch() {
    Ended run = Jacquard.run("tables", "workers", "--only", "2 x 2 critical", "--quick");
    assertThat(run.out())
        .contains("each cell in a JVM of its own, not warmed up, at most 60 s")
        .containsPattern("traces +orbits +SYM_DPOR +exhaustive +FG-DPOR +optimal +\\+ symmetry")
        .containsPattern("executions +6 +3 +2 +42 +6 +6 +2\n")
        .contains("every figure that is known and was reached comes out")
        .doesNotContain("*");
    assertThat(run.exit()).isZero();
  }

  @Test
  void aFigureThatIsNotReachedIsTold() {
    Ended run =
        Jacquard.run(
            "tables", "workers", "--only", "5 x 2", "--quick", "--budget", "1ms", "--json");
    assertThat(run.exit()).isEqualTo(ExitCode.INCOMPLETE.code());
    assertThat(run.out().lines().map(Ended::parse))
        .anyMatch(
            figure ->
                figure.get("column").asText().equals("symmetry")
                    && figure.get("expected").asLong() == 42
                    && figure.get("executions").asLong() < 42
                    && figure.get("unfinished").asText().contains("1 ms")
                    && !figure.get("finished").asBoolean()
                    && !figure.get("differs").asBoolean())
        .anyMatch(figure -> figure.path("leftOut").asText().equals("more than 10,000 executions"));
  }

  @Test
  void aProgramThatNoTableHasIsRefused() {
    Ended run = Jacquard.run("tables", "flanagan", "--only", "2 x 2");
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err()).contains("no program of flanagan has '2 x 2' in its name");
  }

  @Test
  void anUnknownPublicationIsRefused() {
    Ended run = Jacquard.run("tables", "lamport");
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err()).contains("no publication lamport; there are wahl, godefroid, iosif, ");
  }
}
