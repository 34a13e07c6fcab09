package dev.jacquard.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.testkit.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code jacquard fuzz} prints and how it ends. */
class FuzzCommandTest {
  @TempDir private Path folder;

  @Test
  void noDifferenceIsCleanAndSavesNothing() {
    Path save = folder.resolve("differences");
    Ended run = Jacquard.run("fuzz", "--programs", "5", "--seed", "3", "--save", save.toString());
    assertThat(run.exit()).isEqualTo(ExitCode.CLEAN.code());
    assertThat(run.out()).contains("5 programs from seed 3").contains("0 differences");
    assertThat(save).doesNotExist();
  }

  @Test
  void theSameSeedGivesTheSameCounts() {
    Ended one = Jacquard.run("fuzz", "--programs", "3", "--seed", "11");
    Ended other = Jacquard.run("fuzz", "--programs", "3", "--seed", "11");
    assertThat(one.out()).isEqualTo(other.out());
  }

  @Test
  void aFreshSeedIsPrinted() {
    assertThat(Jacquard.run("fuzz", "--programs", "1").out())
        .containsPattern("1 program from seed \\d+");
  }

  @Test
  void aFileIsNoFolder() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    Ended run = Jacquard.run("fuzz", "--programs", "1", "--save", file.toString());
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err()).contains("--save takes a folder");
  }

  @Test
  void javaProgramsAreComparedWithWhatIsLearned() {
    Ended run = Jacquard.run("fuzz", "--java", "--programs", "3", "--seed", "5");
    assertThat(run.exit()).isEqualTo(ExitCode.CLEAN.code());
    assertThat(run.out()).contains("3 Java programs from seed 5").contains("{YES=3}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-3"})
  void aNumberOfProgramsIsFromOneOn(String number) {
    Ended run = Jacquard.run("fuzz", "--programs", number);
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err())
        .startsWith(
            "jacquard: Invalid value for option '--programs': expected a whole number from 1")
        .contains("but found '" + number + "'");
  }
}
