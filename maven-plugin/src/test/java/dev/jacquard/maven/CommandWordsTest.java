package dev.jacquard.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is configured becomes words, and what is not becomes none. */
class CommandWordsTest {
  @Test
  void everyOptionThatHasAValue() {
    CommandWords words =
        new CommandWords("check")
            .option("--budget", " 60s ")
            .option("--deep", List.of("ReentrantLock", "Semaphore"))
            .classPath(List.of(Path.of("a"), Path.of("b c")))
            .add("acme.Main")
            .arguments(List.of("--not-ours", "x"));
    assertThat(words.list())
        .containsExactly(
            "check",
            "--budget",
            "60s",
            "--deep",
            "ReentrantLock,Semaphore",
            "-cp",
            "a" + File.pathSeparator + "b c",
            "acme.Main",
            "--",
            "--not-ours",
            "x");
  }

  @Test
  void nothingForWhatIsNotConfigured() {
    CommandWords words =
        new CommandWords("check")
            .option("--symmetry", (String) null)
            .option("--steps", " ")
            .option("--deep", List.of())
            .add(List.of())
            .arguments(List.of());
    assertThat(words.list()).containsExactly("check");
  }
}
