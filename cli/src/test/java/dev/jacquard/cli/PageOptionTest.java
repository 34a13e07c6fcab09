package dev.jacquard.cli;

import static dev.jacquard.cli.CommandRun.jacquard;
import static dev.jacquard.cli.CommandRun.litmus;
import static dev.jacquard.cli.CommandRun.program;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PageOptionTest {
  @TempDir Path folder;

  @Test
  void pageIsWrittenToTheFileAndNamed() throws IOException {
    Path file = folder.resolve("new/deadlock.html");
    CommandRun run = litmus("abba", "--page", file.toString());
    assertThat(run.exit()).isEqualTo(ExitCode.FAILURE_FOUND.code());
    assertThat(run.out().lines()).contains("page: " + file.toUri());
    assertThat(Files.readString(file))
        .contains("deadlock: left holds lock a", "--replay j1-0-1", "<code>  lock(a);</code>");
  }

  @Test
  void inADirectoryEachFailureHasAPageOfItsOwn() throws IOException {
    CommandRun run = litmus("several", "--continue", "--page", folder.toString());
    long pages = run.out().lines().filter(line -> line.startsWith("page: file:///")).count();
    assertThat(pages).isGreaterThan(1);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .hasSize((int) pages)
          .contains("several.litmus.html", "several.litmus-2.html");
    }
  }

  @Test
  void programsShareADirectoryThatIsMade() {
    Path pages = folder.resolve("pages");
    jacquard("litmus", program("abba"), program("several"), "--page", pages.toString());
    assertThat(pages.resolve("abba.litmus.html")).exists();
    assertThat(pages.resolve("several.litmus.html")).exists();
  }

  @Test
  void noFailureNoPage() {
    CommandRun run = litmus("writers", "--page", folder.resolve("page.html").toString());
    assertThat(run.exit()).isEqualTo(ExitCode.CLEAN.code());
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void placeWhereNothingCanBeWrittenIsToldBeforeAnythingRuns() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    CommandRun run = litmus("abba", "--page", file.resolve("page.html").toString());
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .contains(
            "no page can be written to "
                + file.resolve("page.html")
                + ": "
                + file
                + " is no directory");
  }

  @Test
  void anyEndingMakesAFile() {
    Path file = folder.resolve("page.txt");
    CommandRun run = litmus("several", "--continue", "--page", file.toString());
    assertThat(run.out().lines()).contains("page: " + file.toUri());
    assertThat(file).isRegularFile();
    assertThat(folder.resolve("page-2.txt")).isRegularFile();
  }

  @Test
  void jsonStaysAlone() {
    Path file = folder.resolve("page.html");
    CommandRun run = litmus("abba", "--json", "--page", file.toString());
    assertThat(run.out().lines()).singleElement().asString().startsWith("{");
    assertThat(run.err()).contains("page: " + file.toUri());
  }

  @Test
  void replayedFailureHasAPageToo() {
    Path file = folder.resolve("page.html");
    CommandRun run = litmus("abba", "--replay", "j1-0-1", "--page", file.toString());
    assertThat(run.out().lines()).contains("page: " + file.toUri());
    assertThat(file).exists();
  }
}
