package dev.jacquard.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The goals on the modules of src/it/goals, one for each way in which a check can end. */
@Tag("end-to-end")
class GoalsEndToEndTest {
  private static final Path SOURCE = Path.of("src/it/goals");

  @TempDir private Path folder;

  @Test
  void buildFailsWithTheVerdict() throws Exception {
    Path project = folder.resolve("goals");
    copy(SOURCE, project);
    Maven maven = new Maven(Jdk.presentAndAnother().get(0));

    Maven.Build verify = maven.run(project, List.of("verify", "--fail-at-end"));
    String text = verify.text();
    assertThat(verify.code()).isNotZero();
    assertThat(ended(text, "SUCCESS"))
        .containsExactlyInAnyOrder(
            "shop", "complete", "incomplete-allowed", "skipped", "other-asm");
    assertThat(ended(text, "FAILURE"))
        .containsExactlyInAnyOrder("failing", "incomplete", "no-target", "unknown-class");
    assertThat(text)
        .contains("[INFO] shop.Stock#inOneStep: complete: ")
        .contains("[WARNING] shop.Stock#inOneStep: incomplete: ")
        .contains("[INFO] Jacquard is skipped")
        .contains("[ERROR] shop.Stock#inTwoSteps: failure: assertion in execution ");
    assertThat(project.resolve("failing/target/jacquard"))
        .isDirectoryContaining("glob:**/shop.Stock.inTwoSteps.html")
        .isDirectoryContaining("glob:**/TEST-shop.Stock.inTwoSteps.xml")
        .isDirectoryContaining("glob:**/shop.Stock.inTwoSteps.sarif");
    assertThat(lastWords(text, "failing")).contains("shop.Stock#inTwoSteps: failure: assertion");
    assertThat(lastWords(text, "incomplete"))
        .contains("shop.Stock#inOneStep: incomplete: ")
        .contains("-Djacquard.allow-incomplete=true");
    assertThat(lastWords(text, "no-target")).contains("no program is named", "jacquard.target");
    assertThat(lastWords(text, "unknown-class")).contains("there is no class shop.Stok");

    Matcher line = Pattern.compile("mvn (-f failing jacquard:replay .*)").matcher(text);
    assertThat(line.find()).as("a line that replays").isTrue();
    List<String> words = List.of(line.group(1).replace("'", "").split(" "));
    Maven.Build replay = maven.run(project, words);
    assertThat(replay.code()).isNotZero();
    assertThat(lastWords(replay.text(), "failing"))
        .contains("shop.Stock#inTwoSteps: failure: assertion");
  }

  /** The modules that ended so, by the summary of the reactor. */
  private static List<String> ended(String text, String how) {
    return Pattern.compile("(?m)^\\[INFO\\] (\\S+) (1 )?\\.+ " + how)
        .matcher(text)
        .results()
        .map(match -> match.group(1))
        .toList();
  }

  /** The sentence that Maven ends with for a module. */
  private static String lastWords(String text, String module) {
    Matcher sentence =
        Pattern.compile("(?s)on project " + module + ": (.*?)-> \\[Help \\d\\]").matcher(text);
    assertThat(sentence.find()).as("what Maven says of %s in:%n%s", module, text).isTrue();
    return sentence.group(1);
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(from.relativize(file).toString()));
      }
    }
  }
}
