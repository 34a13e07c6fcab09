package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.check.Interruption;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Option.Place;
import dev.jacquard.explore.option.Spelling;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** The options of {@code check} are those of the table, and mean the same. */
class OptionTableTest {
  private static final CommandLine COMMAND =
      Main.commandLine(Screen.NONE, new Interruption()).getSubcommands().get("check");

  static Stream<Option> options() {
    return Option.in(Place.COMMAND).stream();
  }

  private static OptionSpec spec(Option option) {
    return COMMAND.getCommandSpec().findOption(Spelling.COMMAND_LINE.of(option));
  }

  @ParameterizedTest
  @MethodSource("options")
  void optionIsThatOfTheTable(Option option) {
    assertThat(spec(option)).isNotNull();
    assertThat(spec(option).description()).containsExactly(option.description());
    if (!option.isFlag()) {
      assertThat(spec(option).paramLabel()).isEqualTo(option.form().label());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "RACES, maybe",
    "CARRIER, train",
    "REDUCTION, quick",
    "SYMMETRY, some",
    "BUDGET, soon",
    "PATIENCE, none",
    "EXECUTIONS, 0",
    "STEPS, many",
    "BOUND, 3",
    "RANDOM, -1",
    "PCT, 3:0",
    "SEED, x"
  })
  void wrongValueGetsTheSentenceOfTheTable(Option option, String text) {
    String sentence = "";
    try {
      option.form().read(text);
    } catch (IllegalArgumentException mistake) {
      sentence = mistake.getMessage();
    }
    CommandRun run =
        CommandRun.jacquard("check", "-cp", ".", "Any", Spelling.COMMAND_LINE.of(option), text);
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err()).contains(sentence);
  }
}
