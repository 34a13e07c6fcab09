package dev.jacquard.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The finished jar, alone in a folder, as somebody has it who downloaded it. */
class StandaloneJarTest {
  private static final String LOST_UPDATE =
      """
      import java.util.concurrent.atomic.AtomicInteger;

      public class LostUpdate {
        static final AtomicInteger SOLD = new AtomicInteger();

        public static void main(String[] args) throws InterruptedException {
          Thread other = new Thread(LostUpdate::sell);
          other.start();
          sell();
          other.join();
          if (SOLD.get() != 2) throw new AssertionError("sold " + SOLD.get());
        }

        static void sell() {
          SOLD.set(SOLD.get() + 1);
        }
      }
      """;

  @TempDir private Path folder;

  private record Ended(int code, String output) {}

  private Ended jacquard(Path jar, Path cache, String... words) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                jar.toString()));
    Collections.addAll(command, words);
    File output = folder.resolve("output.txt").toFile();
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put("JACQUARD_CACHE", cache.toString());
    // A rewritten JDK would be made for this test alone; the agent does the same.
    builder.environment().put("JACQUARD_IMAGE", "off");
    int code = builder.redirectErrorStream(true).redirectOutput(output).start().waitFor();
    return new Ended(code, Files.readString(output.toPath()));
  }

  private Path downloaded() throws IOException {
    Path place = Files.createDirectories(folder.resolve("my downloads"));
    return Files.copy(
        Path.of(System.getProperty("standalone.jar")), place.resolve("jacquard-standalone.jar"));
  }

  @Test
  void findsAFailureAndReplaysIt() throws Exception {
    Files.writeString(folder.resolve("LostUpdate.java"), LOST_UPDATE);
    Path jar = downloaded();
    Path cache = folder.resolve("cache");

    Ended check = jacquard(jar, cache, "check", "LostUpdate.java");
    assertThat(check.code()).as(check.output()).isEqualTo(1);
    assertThat(check.output())
        .contains("AssertionError: sold 1", "replay: java -jar '" + jar + "' replay j1-");

    Matcher schedule = Pattern.compile("j1-[^' ]+").matcher(check.output());
    assertThat(schedule.find()).as(check.output()).isTrue();
    Ended replay = jacquard(jar, cache, "replay", schedule.group(), "LostUpdate.java");
    assertThat(replay.code()).as(replay.output()).isEqualTo(1);
    assertThat(replay.output()).contains("AssertionError: sold 1");
  }

  @Test
  void saysWhatToDoWhereNothingCanBeWritten() throws Exception {
    Path file = Files.writeString(folder.resolve("cache"), "");
    Ended version = jacquard(downloaded(), file, "--version");
    assertThat(version.code()).isEqualTo(2);
    assertThat(version.output()).contains("set JACQUARD_CACHE to a folder that can be written to");
  }

  @Test
  void knowsItsVersion() throws Exception {
    Ended version = jacquard(downloaded(), folder.resolve("cache"), "--version");
    assertThat(version.code()).as(version.output()).isZero();
    assertThat(version.output()).contains("0.1.0");
  }
}
