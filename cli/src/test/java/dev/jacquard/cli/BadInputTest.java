package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs every wrong command of the folder {@code bad-input} and compares what it is told. */
class BadInputTest {
  private static final Path CASES = Path.of("src/test/resources/bad-input");
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  static List<String> cases() throws IOException {
    try (Stream<Path> files = Files.list(CASES)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void mistakeIsExplained(String file) throws IOException {
    List<String> lines =
        Files.readAllLines(CASES.resolve(file)).stream().map(CommandRun::expand).toList();
    CommandRun run = CommandRun.jacquard(words(field(lines, "command").get(0)));
    assertThat(run.err()).contains(field(lines, "stderr"));
    assertThat(run.exit()).isEqualTo(Integer.parseInt(field(lines, "exit").get(0)));
    assertThat(run.out()).isEmpty();
  }

  private static List<String> field(List<String> lines, String name) {
    String lead = name + ": ";
    List<String> values =
        lines.stream()
            .filter(line -> line.startsWith(lead))
            .map(line -> line.substring(lead.length()))
            .toList();
    assertThat(values).as(name).isNotEmpty();
    return values;
  }

  private static String[] words(String command) {
    Matcher word = WORD.matcher(command);
    return word.results()
        .map(match -> match.group(1) != null ? match.group(1) : match.group(2))
        .toArray(String[]::new);
  }
}
