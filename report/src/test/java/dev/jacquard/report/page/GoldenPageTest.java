package dev.jacquard.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares pages, without style and script, with those in the folder {@code pages}, which {@code
 * mvn test -pl report -am -Dgolden.update=true} writes anew; look at the difference before you
 * commit it.
 */
class GoldenPageTest {
  private static final Path PROGRAMS = Path.of("src/test/resources/golden");
  private static final Path GOLDEN = Path.of("src/test/resources/pages");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "abba-deadlock",
        "assertion",
        "assertion-before-any-step",
        "exception",
        "join-under-lock",
        "livelock",
        "lost-signal",
        "never-notified",
        "notify-choice",
        "park",
        "race",
        "race-of-plain-and-atomic",
        "race-with-different-locks",
        "semaphore",
        "three-way-deadlock",
        "try-lock"
      })
  void pageIsTheGoldenOne(String name) throws IOException {
    String source = Files.readString(PROGRAMS.resolve(name + ".litmus"));
    String page = structure(new LitmusExample(name + ".litmus", source).page());
    Path golden = GOLDEN.resolve(name + ".html");
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(golden, page);
    }
    assertThat(page).isEqualTo(Files.readString(golden));
  }

  private static String structure(String page) {
    return page.replaceFirst("(?s)<style>.*?</style>", "<style></style>")
        .replaceFirst("(?s)<script>.*?</script>", "<script></script>")
        .replaceFirst("sha256-[^']*", "sha256-");
  }
}
