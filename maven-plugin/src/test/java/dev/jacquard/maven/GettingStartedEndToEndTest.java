package dev.jacquard.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Does in an empty directory what docs/getting-started.md says, and nothing else, with the real
 * Maven. {@code -Dgolden.update=true} writes what is seen into the document.
 */
@Tag("end-to-end")
class GettingStartedEndToEndTest {
  private static final Path DOCUMENT = Path.of("../docs/getting-started.md");
  private static final String PLACE = "/home/you/tickets";
  private static final Pattern REPLAY = Pattern.compile("-Djacquard\\.replay=\\S+");

  @TempDir private Path folder;

  static List<Jdk> jdks() {
    return Jdk.presentAndAnother();
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void whoDoesWhatItSaysSeesWhatItShows(Jdk jdk) throws Exception {
    Path project = Files.createDirectory(folder.resolve("tickets"));
    Maven maven = new Maven(jdk);
    String seen = "";
    List<Walkthrough.Step> steps = Walkthrough.of(Files.readString(DOCUMENT)).steps();
    for (Walkthrough.Step step : steps) {
      if (step instanceof Walkthrough.WriteFile file) {
        write(project.resolve(file.path()), file.content());
      } else if (step instanceof Walkthrough.Run run) {
        String command = withReplayFrom(seen, run);
        Excerpt excerpt = new Excerpt(run.parts());
        Maven.Build build = maven.run(project, words(command));
        seen = build.text().replace(project.toString(), PLACE);
        if (Boolean.getBoolean("golden.update")) {
          update(run, command, excerpt.refreshedFrom(seen));
        } else {
          assertThat(run.command()).as("replays what was shown before").isEqualTo(command);
          excerpt.assertShownBy(seen);
        }
        for (String page : pages(seen)) {
          assertThat(project.resolve(page)).isNotEmptyFile();
        }
        assertThat(build.code() == 0).isEqualTo(run.output().contains("BUILD SUCCESS"));
      }
    }
    assertThat(steps.stream().filter(Walkthrough.Run.class::isInstance)).hasSize(3);
  }

  /** A command that replays has to replay what the one before it has shown. */
  private static String withReplayFrom(String seen, Walkthrough.Run run) {
    Matcher wanted = REPLAY.matcher(run.command());
    if (!wanted.find()) {
      return run.command();
    }
    Matcher shown = REPLAY.matcher(seen);
    assertThat(shown.find()).as("a replay string in\n" + seen).isTrue();
    return wanted.replaceFirst(Matcher.quoteReplacement(shown.group()));
  }

  /** The pages that an output names, as paths in the project. */
  private static List<String> pages(String seen) {
    return Pattern.compile("(?m)^page: file://" + PLACE + "/(.+)$")
        .matcher(seen)
        .results()
        .map(page -> page.group(1))
        .toList();
  }

  private static List<String> words(String command) {
    List<String> words = List.of(command.split(" "));
    assertThat(words.get(0)).isEqualTo("mvn");
    return words.subList(1, words.size());
  }

  private static void write(Path file, String content) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
  }

  private static void update(Walkthrough.Run run, String command, String output)
      throws IOException {
    String old = "```console\n$ " + run.command() + "\n" + run.output() + "```\n";
    String fresh = "```console\n$ " + command + "\n" + output + "```\n";
    Files.writeString(DOCUMENT, Files.readString(DOCUMENT).replace(old, fresh));
  }
}
