package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every printed figure comes out. */
class TablesCommandTest {
  @Test
  void everyFigureOfGodefroidComesOut() {
    CommandRun run = CommandRun.jacquard("tables", "godefroid");
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
  void everyFigureOfWahlComesOut() {
    CommandRun run = CommandRun.jacquard("tables", "wahl", "--json");
    assertThat(run.exit()).isZero();
    assertThat(run.out().lines()).hasSize(2 + 6 + 16);
    run.out()
        .lines()
        .map(CommandRun::parse)
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
    CommandRun run = CommandRun.jacquard("tables", "iosif");
    assertThat(run.exit()).isZero();
    assertThat(run.out()).contains("B-tree").doesNotContain("*");
  }

  @Test
  void anUnknownPublicationIsRefused() {
    CommandRun run = CommandRun.jacquard("tables", "lamport");
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err()).contains("no publication lamport; there are wahl, godefroid, iosif");
  }
}
