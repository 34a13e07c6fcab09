package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs every command of the folder {@code model-cases} and compares: the exit code, standard output
 * as a whole ({@code out:}) or what it contains ({@code stdout:}), and what standard error contains
 * ({@code stderr:}). {@code -Dgolden.update=true} writes the output anew; look at the difference
 * before you commit it.
 */
class ModelCaseTest {
  private static final Path CASES = Path.of("src/test/resources/model-cases");
  private static final String OUT = "\nout:\n";
  private static final Pattern SPACE = Pattern.compile(" ");

  static List<String> cases() throws IOException {
    try (Stream<Path> files = Files.list(CASES)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".txt"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void commandSaysThis(String file) throws IOException {
    String text = Files.readString(CASES.resolve(file));
    String command = field(text, "command").get(0);
    CommandRun run =
        CommandRun.jacquard(SPACE.splitAsStream("model " + command).toArray(String[]::new));
    String out = withoutCosts(run.out());
    if (Boolean.getBoolean("golden.update") && text.contains(OUT)) {
      text = text.substring(0, text.indexOf(OUT) + OUT.length()) + out;
      Files.writeString(CASES.resolve(file), text);
    }
    if (text.contains(OUT)) {
      assertThat(out).isEqualTo(expanded(text.substring(text.indexOf(OUT) + OUT.length())));
    }
    assertThat(field(text, "stdout")).allSatisfy(part -> assertThat(out).contains(part));
    List<String> complaints = field(text, "stderr");
    assertThat(complaints).allSatisfy(part -> assertThat(run.err()).contains(part));
    assertThat(run.err().isEmpty()).as(run.err()).isEqualTo(complaints.isEmpty());
    assertThat(run.exit()).isEqualTo(Integer.parseInt(field(text, "exit").get(0)));
  }

  private static List<String> field(String text, String name) {
    return text.lines()
        .filter(line -> line.startsWith(name + ": "))
        .map(line -> expanded(line.substring(name.length() + 2)))
        .toList();
  }

  private static String expanded(String text) {
    return text.replace("{models}", "dev.jacquard.cli.models")
        .replace("{samples}", "dev.jacquard.models.sample")
        .replace("{cases}", CASES.toString());
  }

  /** What another machine may alter. */
  static String withoutCosts(String text) {
    return text.replaceAll("\\d+\\.\\d\\d s\\b", "0.00 s")
        .replaceAll("\\d+\\.\\d+ [KMG]B", "0.0 KB")
        .replaceAll("\"(seconds|bytes)\":[0-9.]+", "\"$1\":0");
  }
}
