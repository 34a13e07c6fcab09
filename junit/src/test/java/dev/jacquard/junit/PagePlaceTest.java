package dev.jacquard.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.check.host.PagePlace;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where the pages of tests that fail are. */
class PagePlaceTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "/bank/target/test-classes, /bank/target",
    "/bank/build/classes/java/test, /bank/build",
    "/bank/out/test/classes, ",
    "/bank/build/of/a/branch/out, ",
  })
  void folderIsTheOneOfTheBuild(Path classes, Path expected) {
    assertThat(PagePlace.buildFolder(classes)).isEqualTo(Optional.ofNullable(expected));
  }

  @Test
  void messageEndsWithThePage() {
    String message = messageWith(folder.toString());
    Path page = folder.resolve("acme.Accounts.twoLocksInOppositeOrder.html");
    assertThat(message).endsWith("\npage: " + page.toUri());
    assertThat(page).content().contains("deadlock: left holds", "@EveryInterleaving(replay");
  }

  @Test
  void sourceIsFoundFromTheClassPath() {
    messageWith(folder.toString());
    assertThat(folder.resolve("acme.Accounts.twoLocksInOppositeOrder.html"))
        .content()
        .contains("<figcaption>acme/Accounts.java</figcaption>", "synchronized");
  }

  @Test
  void nobodyHasToWantPages() {
    assertThat(messageWith("none")).doesNotContain("page:");
    assertThat(folder).isEmptyDirectory();
  }

  private static String messageWith(String pages) {
    return SampleRun.of("acme.Accounts", Map.of("jacquard.page", pages))
        .message("twoLocksInOppositeOrder()");
  }
}
