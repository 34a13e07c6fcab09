package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code jacquard fuzz} prints and how it ends. */
class FuzzCommandTest {
  @TempDir private Path folder;

  @Test
  void noDifferenceIsCleanAndSavesNothing() {
    Path save = folder.resolve("differences");
    CommandRun run =
        CommandRun.jacquard("fuzz", "--programs", "5", "--seed", "3", "--save", save.toString());
    assertThat(run.exit()).isEqualTo(ExitCode.CLEAN.code());
    assertThat(run.out()).contains("5 programs from seed 3").contains("0 differences");
    assertThat(save).doesNotExist();
  }

  @Test
  void theSameSeedGivesTheSameCounts() {
    CommandRun one = CommandRun.jacquard("fuzz", "--programs", "3", "--seed", "11");
    CommandRun other = CommandRun.jacquard("fuzz", "--programs", "3", "--seed", "11");
    assertThat(one.out()).isEqualTo(other.out());
  }

  @Test
  void aFreshSeedIsPrinted() {
    assertThat(CommandRun.jacquard("fuzz", "--programs", "1").out())
        .containsPattern("1 program from seed \\d+");
  }

  @Test
  void aFileIsNoFolder() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    CommandRun run = CommandRun.jacquard("fuzz", "--programs", "1", "--save", file.toString());
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err()).contains("--save takes a folder");
  }
}
