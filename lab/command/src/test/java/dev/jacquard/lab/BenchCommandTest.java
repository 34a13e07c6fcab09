package dev.jacquard.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.testkit.Ended;
import org.junit.jupiter.api.Test;

/** What is refused before anything is measured. */
class BenchCommandTest {
  @Test
  void aProfileNeedsAProgram() {
    assertThat(refusal("bench", "profile"))
        .startsWith("jacquard: which program? One of ")
        .contains("'bench profile indexer 12'");
  }

  @Test
  void aProgramThatDoesNotExistIsRefused() {
    assertThat(refusal("bench", "costs", "nothing", "3"))
        .startsWith("jacquard: no program nothing");
    assertThat(refusal("bench", "learned-jvm", "nothing", "3"))
        .startsWith("jacquard: no program nothing");
  }

  @Test
  void aSizeIsANumber() {
    assertThat(refusal("bench", "memory", "indexer", "many"))
        .startsWith("jacquard: a size is a number from 1 on, not 'many'");
    assertThat(refusal("bench", "learned-jvm", "sections", "many", "3"))
        .startsWith("jacquard: a size is a number from 1 on, not 'many'");
  }

  @Test
  void symmetriesThatNeedAnotherSearchAreRefused() {
    assertThat(refusal("bench", "profile", "sections", "3", "3", "--symmetry", "guessed"))
        .startsWith("jacquard: symmetry can be none, val or rf here");
  }

  @Test
  void onlySomeMeasurementsAreOfOneProgram() {
    assertThat(refusal("bench", "litmus", "indexer", "12"))
        .startsWith("jacquard: 'bench litmus' takes no program: 'indexer'");
  }

  @Test
  void aBuildIsAJar() {
    assertThat(refusal("bench", "compare", "--before", "nowhere.jar"))
        .startsWith("jacquard: no jar nowhere.jar");
  }

  private static String refusal(String... words) {
    Ended run = Jacquard.run(words);
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    return run.err();
  }
}
