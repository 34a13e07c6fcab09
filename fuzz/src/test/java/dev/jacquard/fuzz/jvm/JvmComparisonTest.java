package dev.jacquard.fuzz.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.worker.WorkerJvm;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A program in Java does step by step what it does in litmus, on every carrier of this JDK. */
class JvmComparisonTest {
  private static final Path CORPUS = Path.of("..", "litmus", "corpus").toAbsolutePath();

  static Stream<String> carriers() {
    return Runtime.version().feature() >= 24
        ? Stream.of("continuation", "thread")
        : Stream.of("thread");
  }

  @ParameterizedTest
  @MethodSource("carriers")
  void corpus(String carrier) throws IOException {
    assertThat(compare(carrier, "corpus", CORPUS.toString())).contains(JvmComparison.SAME);
  }

  @ParameterizedTest
  @MethodSource("carriers")
  void generatedPrograms(String carrier) throws IOException {
    assertThat(compare(carrier, "generated", "0", "380")).contains(JvmComparison.SAME);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("carriers")
  void manyGeneratedPrograms(String carrier) throws IOException {
    assertThat(compare(carrier, "generated", "100000", "6200")).contains(JvmComparison.SAME);
  }

  private static String compare(String... arguments) throws IOException {
    Process process =
        new ProcessBuilder(
                WorkerJvm.command(
                    classPath(),
                    List.of(),
                    JvmComparison.class.getName(),
                    Arrays.asList(arguments)))
            .redirectErrorStream(true)
            .start();
    try {
      return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } finally {
      process.destroyForcibly();
    }
  }

  /** All that this test has; the runtime too, for the compiler, though the boot loader has it. */
  private static List<Path> classPath() {
    List<Path> classPath = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      classPath.add(Path.of(entry));
    }
    classPath.add(
        Path.of(JvmProgram.class.getProtectionDomain().getCodeSource().getLocation().getPath()));
    return classPath;
  }
}
