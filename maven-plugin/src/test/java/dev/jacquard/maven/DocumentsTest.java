package dev.jacquard.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

/** What the documents say of the plugin is so. */
class DocumentsTest {
  private static final Path DOCS = Path.of("../docs");
  private static final Path WORKFLOW = DOCS.resolve("examples/github-workflow.yml");

  @Test
  void everyGoalAndNoOther() throws Exception {
    List<String> told =
        groups("(?m)^\\| `jacquard:(\\w+)` \\|", Files.readString(DOCS.resolve("build-tools.md")));
    assertThat(told).containsExactlyInAnyOrderElementsOf(PluginDescription.read().goals());
  }

  @Test
  void everyParameterAndNoOther() throws Exception {
    Map<String, String> told = new TreeMap<>();
    Pattern.compile("(?m)^\\| `(\\w+)` \\| `(jacquard\\.[\\w-]+)` \\|")
        .matcher(Files.readString(DOCS.resolve("build-tools.md")))
        .results()
        .forEach(row -> told.put(row.group(1), row.group(2)));
    assertThat(told).isEqualTo(PluginDescription.read().parameters());
  }

  @Test
  void everyPropertyOfAnExampleExists() throws Exception {
    Set<String> known = new TreeSet<>(PluginDescription.read().parameters().values());
    known.addAll(groups("`(jacquard\\.[\\w.-]+)`", Files.readString(DOCS.resolve("junit.md"))));
    for (String document :
        List.of("getting-started.md", "build-tools.md", "ci.md", "examples/github-workflow.yml")) {
      String text = Files.readString(DOCS.resolve(document));
      assertThat(known).as(document).containsAll(groups("-D(jacquard\\.[\\w.-]+)", text));
    }
  }

  @Test
  void workflowRunsOnTheOldestAndTheNewestJdk() throws IOException {
    Map<?, ?> job =
        map(map(map(new Yaml().load(Files.readString(WORKFLOW))).get("jobs")).get("check"));
    assertThat(map(map(job.get("strategy")).get("matrix")).get("java")).isEqualTo(List.of(17, 25));
    assertThat(steps(job))
        .allSatisfy(
            step -> assertThat(step.get("uses") == null).isNotEqualTo(step.get("run") == null))
        .anySatisfy(step -> assertThat((String) step.get("run")).startsWith("mvn "))
        .anySatisfy(step -> assertThat((String) step.get("uses")).startsWith("actions/setup-java"));
  }

  private static List<Map<?, ?>> steps(Map<?, ?> job) {
    return ((List<?>) job.get("steps")).stream().<Map<?, ?>>map(DocumentsTest::map).toList();
  }

  private static Map<?, ?> map(Object node) {
    return (Map<?, ?>) node;
  }

  private static List<String> groups(String pattern, String text) {
    try (Stream<MatchResult> matches = Pattern.compile(pattern).matcher(text).results()) {
      return matches.map(match -> match.group(1)).distinct().toList();
    }
  }
}
