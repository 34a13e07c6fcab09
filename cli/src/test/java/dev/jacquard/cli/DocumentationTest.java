package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs each command that a document shows with its output, and compares. {@code
 * -Dgolden.update=true} writes the output into the documents anew.
 */
class DocumentationTest {
  private static final List<String> DOCUMENTS =
      List.of(
          "README.md",
          "docs/command-line.md",
          "docs/learned-exploration.md",
          "docs/models.md",
          "docs/reading-a-report.md",
          "docs/symmetry.md");
  private static final Pattern EXAMPLE =
      Pattern.compile("(?s)```console\n\\$ \\./jacquard ([^\n]*)\n(.*?)```");

  /** What stands for paths in the documents, which speak from the root of the checkout. */
  private static final Map<String, String> PATHS =
      Map.of(
          "litmus/corpus/", "../litmus/corpus/",
          "model/samples/", "../model/samples/",
          "-cp out ", "-cp target/examples ",
          "-cp cli/target/jacquard.jar ", "-cp target/classes ");

  private static final Map<String, CommandRun> RUNS = new LinkedHashMap<>();

  static List<String> documents() {
    return DOCUMENTS;
  }

  /** Compiles the examples and runs the commands, those on JVM programs in one worker. */
  @BeforeAll
  static void runAll() throws IOException, InterruptedException {
    compileExamples();
    Map<String, List<String>> onJvm = new LinkedHashMap<>();
    for (String document : DOCUMENTS) {
      for (MatchResult example : examples(document)) {
        String command = example.group(1);
        String[] words = fromHere(command).split(" ");
        if (words[0].equals("litmus") || words[0].equals("model")) {
          RUNS.put(command, CommandRun.jacquard(words));
        } else {
          onJvm.put(command, Arrays.asList(words));
        }
      }
    }
    RUNS.putAll(WorkerRun.inOneWorker(onJvm));
  }

  private static void compileExamples() throws IOException {
    try (Stream<Path> sources = Files.list(Path.of("../docs/examples"))) {
      Stream<String> options = Stream.of("-proc:none", "-d", "target/examples");
      String[] arguments =
          Stream.concat(options, sources.map(Path::toString).filter(name -> name.endsWith(".java")))
              .toArray(String[]::new);
      assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments)).isZero();
    }
  }

  private static List<MatchResult> examples(String document) throws IOException {
    List<MatchResult> examples =
        EXAMPLE.matcher(Files.readString(Path.of("..", document))).results().toList();
    assertThat(examples).isNotEmpty();
    return examples;
  }

  @ParameterizedTest
  @MethodSource("documents")
  void examplesAreTrue(String document) throws IOException {
    if (Boolean.getBoolean("golden.update")) {
      update(document);
    }
    for (MatchResult example : examples(document)) {
      String out = asDocumented(RUNS.get(example.group(1)).out());
      assertThat(withoutCosts(out)).isEqualTo(withoutCosts(example.group(2)));
    }
  }

  private static void update(String document) throws IOException {
    String text = Files.readString(Path.of("..", document));
    for (MatchResult example : examples(document)) {
      String out = asDocumented(RUNS.get(example.group(1)).out());
      if (!withoutCosts(out).equals(withoutCosts(example.group(2)))) {
        String lead = "```console\n$ ./jacquard " + example.group(1) + "\n";
        text = text.replace(lead + example.group(2) + "```", lead + out + "```");
      }
    }
    Files.writeString(Path.of("..", document), text);
  }

  private static String fromHere(String text) {
    String here = text;
    for (Map.Entry<String, String> path : PATHS.entrySet()) {
      here = here.replace(path.getKey(), path.getValue());
    }
    return here;
  }

  private static String asDocumented(String text) {
    String documented = text;
    for (Map.Entry<String, String> path : PATHS.entrySet()) {
      documented = documented.replace(path.getValue(), path.getKey());
    }
    return documented;
  }

  /** What another machine, or a change of a search that does not matter here, may alter. */
  private static String withoutCosts(String text) {
    return text.replaceAll("\\d+\\.\\d\\d s", "0.00 s")
        .replaceAll("[\\d,]+ steps", "0 steps")
        .replaceAll("  JDK .*/s\n", "  JDK ...\n")
        .replaceAll("\\d+\\.\\d+ [KMG]B(, [\\d,]+ states/s)?", "0.0 KB")
        .replaceAll("\"(seconds|steps|bytes)\":[0-9.]+", "\"$1\":0");
  }
}
