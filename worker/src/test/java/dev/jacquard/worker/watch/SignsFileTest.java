package dev.jacquard.worker.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A process that gives no more signs of life is ended, and one that ends by itself is not. */
@Timeout(60)
class SignsFileTest {
  @Test
  void processThatIsFrozenIsEndedWithWhatIsKnown() throws Exception {
    try (SignsFile signs = SignsFile.create()) {
      Files.writeString(file(signs), SignsFile.content(1, new Sign(1, "the search").line()));
      Process frozen = new ProcessBuilder("sleep", "600").start();
      assertThat(signs.await(frozen))
          .contains(
              "gave no sign of life for 1 s and was ended; the last thing known is that it was"
                  + " busy with the search");
      assertThat(frozen.isAlive()).isFalse();
    }
  }

  @Test
  void processThatEndsIsLeftAlone() throws Exception {
    try (SignsFile signs = SignsFile.create()) {
      assertThat(signs.await(new ProcessBuilder("true").start())).isEmpty();
    }
  }

  @Test
  void lineTellsAll() {
    assertThat(Sign.parse(new Sign(7, "the search").line())).isEqualTo(new Sign(7, "the search"));
    assertThat(Sign.parse(new Sign(7, "").line())).isEqualTo(new Sign(7, ""));
    assertThat(new Sign(7, "").silence()).isEqualTo("gave no sign of life for 7 s and was ended");
  }

  private static Path file(SignsFile signs) {
    return Path.of(signs.option().substring(signs.option().indexOf('=') + 1));
  }
}
