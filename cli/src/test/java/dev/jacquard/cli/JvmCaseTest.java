package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs the commands of the folder {@code jvm-cases}, all in one worker, and compares what they say.
 *
 * <p>A case is a file with the command, the exit code, and what standard output is ({@code out:},
 * to the end of the file) or contains ({@code stdout:}), and what standard error contains ({@code
 * stderr:}). {@code -Dgolden.update=true} writes the output anew; look at the difference before you
 * commit it.
 */
public class JvmCaseTest {
  private static final Path CASES = Path.of("src/test/resources/jvm-cases");
  private static final String OUT = "\nout:\n";
  private static final Pattern SPACE = Pattern.compile(" ");
  private static Map<String, CommandRun> runs;

  static List<String> cases() throws IOException {
    try (Stream<Path> files = Files.list(CASES)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @BeforeAll
  static void runAll() throws IOException, InterruptedException {
    Map<String, List<String>> commands = new LinkedHashMap<>();
    for (String file : cases()) {
      String command = field(Files.readString(CASES.resolve(file)), "command").get(0);
      commands.put(file, SPACE.splitAsStream(expanded(command)).toList());
    }
    runs = WorkerRun.inOneWorker(commands);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void commandSaysThis(String file) throws IOException {
    String text = Files.readString(CASES.resolve(file));
    CommandRun run = runs.get(file);
    String out = withoutCosts(run.out());
    if (Boolean.getBoolean("golden.update") && text.contains(OUT)) {
      text = text.substring(0, text.indexOf(OUT) + OUT.length()) + out;
      Files.writeString(CASES.resolve(file), text);
    }
    if (text.contains(OUT)) {
      assertThat(out).isEqualTo(text.substring(text.indexOf(OUT) + OUT.length()));
    }
    assertThat(field(text, "stdout")).allSatisfy(part -> assertThat(run.out()).contains(part));
    List<String> complaints = field(text, "stderr");
    assertThat(complaints).allSatisfy(part -> assertThat(run.err()).contains(part));
    assertThat(run.err().isEmpty()).as(run.err()).isEqualTo(complaints.isEmpty());
    assertThat(run.exit()).isEqualTo(Integer.parseInt(field(text, "exit").get(0)));
  }

  private static List<String> field(String text, String name) {
    List<String> values = new ArrayList<>();
    text.lines()
        .filter(line -> line.startsWith(name + ": "))
        .forEach(line -> values.add(expanded(line.substring(name.length() + 2))));
    return values;
  }

  private static String expanded(String text) {
    return text.replace("{classes}", "target/test-classes")
        .replace("{programs}", "dev.jacquard.cli.programs");
  }

  /** What another machine or JDK may alter. */
  public static String withoutCosts(String text) {
    return text.replaceAll("\\d+\\.\\d\\d s\n", "0.00 s\n")
        .replaceAll("  JDK .*/s\n", "  JDK ...\n")
        .replaceAll("\"jdk\":\"[^\"]*\",\"carrier\":\"[^\"]*\"", "\"jdk\":\"...\"")
        .replaceAll("\"(seconds|executionsPerSecond)\":[0-9.]+", "\"$1\":0");
  }
}
