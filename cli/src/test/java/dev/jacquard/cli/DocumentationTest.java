package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs each command that a document shows with its output, and compares. */
class DocumentationTest {
  private static final Pattern EXAMPLE =
      Pattern.compile("(?s)```console\n\\$ \\./jacquard ([^\n]*)\n(.*?)```");

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "docs/command-line.md"})
  void examplesAreTrue(String document) throws IOException {
    String text = Files.readString(Path.of("..", document));
    List<MatchResult> examples = EXAMPLE.matcher(text).results().toList();
    assertThat(examples).isNotEmpty();
    for (MatchResult example : examples) {
      CommandRun run = CommandRun.jacquard(fromHere(example.group(1).split(" ")));
      assertThat(withoutCosts(run.out().replace("../litmus/", "litmus/")))
          .isEqualTo(withoutCosts(example.group(2)));
    }
  }

  /** The documents speak from the root of the checkout. */
  private static String[] fromHere(String[] words) {
    return Arrays.stream(words)
        .map(word -> word.startsWith("litmus/") ? "../" + word : word)
        .toArray(String[]::new);
  }

  /** What another machine, or a change of a search that does not matter here, may alter. */
  private static String withoutCosts(String text) {
    return text.replaceAll("\\d+\\.\\d\\d s", "0.00 s")
        .replaceAll("\\d+ steps", "0 steps")
        .replaceAll("\"(seconds|steps)\":[0-9.]+", "\"$1\":0");
  }
}
