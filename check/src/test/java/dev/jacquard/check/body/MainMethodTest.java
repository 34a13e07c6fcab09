package dev.jacquard.check.body;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A check that a main method asks for, in a JVM that knows no test framework. */
class MainMethodTest {
  @TempDir Path folder;

  @Test
  void passesFailsAndEnds() throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    Process main =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-cp",
                    System.getProperty("java.class.path"),
                    "acme.Bodies"))
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    assertThat(main.waitFor()).isEqualTo(1);
    assertThat(Files.readString(out)).startsWith("complete: ").contains("executions, 0 races");
    assertThat(Files.readString(err))
        .contains("assertion: java.lang.AssertionError: counted 1", "at acme.Bodies.require");
  }
}
