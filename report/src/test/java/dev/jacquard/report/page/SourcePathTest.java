package dev.jacquard.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SourcePathTest {
  private static final String FILE = "bank/Account.java";
  private static final List<String> LINES = List.of("package bank;", "class Account {}");

  @TempDir Path project;

  @ParameterizedTest
  @CsvSource({
    "target/classes, src/main/java",
    "target/test-classes, src/test/java",
    "build/classes/java/main, src/main/java",
    "build/classes/kotlin/test, src/test/kotlin",
    "out/production/bank, src",
    "classes, classes",
  })
  void sourceBelongsToTheClassPath(String classes, String sources) throws IOException {
    Path folder = Files.createDirectories(project.resolve(classes));
    write(project.resolve(sources).resolve(FILE));
    assertThat(new SourcePath(List.of(), List.of(folder)).lines(FILE)).contains(LINES);
  }

  @Test
  void sourceIsInTheJarBesideTheJar() throws IOException {
    Path jar = project.resolve("bank-1.0-sources.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry(FILE));
      zip.write(String.join("\n", LINES).getBytes(StandardCharsets.UTF_8));
      zip.closeEntry();
    }
    SourcePath sources = new SourcePath(List.of(), List.of(project.resolve("bank-1.0.jar")));
    assertThat(sources.lines(FILE)).contains(LINES);
    assertThat(sources.lines("bank/Other.java")).isEmpty();
  }

  @Test
  void whatTheUserNamedComesFirst() throws IOException {
    write(project.resolve("named").resolve(FILE));
    Path folder = Files.createDirectories(project.resolve("target/classes"));
    Path other = project.resolve("src/main/java").resolve(FILE);
    Files.createDirectories(other.getParent());
    Files.writeString(other, "other");
    SourcePath sources = new SourcePath(List.of(project.resolve("named")), List.of(folder));
    assertThat(sources.lines(FILE)).contains(LINES);
  }

  @Test
  void whatIsNowhereIsNothing() {
    assertThat(new SourcePath(List.of(), List.of(project)).lines("bank/Account\0.java")).isEmpty();
    assertThat(new SourcePath(List.of(), List.of(project)).lines(FILE)).isEmpty();
  }

  private static void write(Path file) throws IOException {
    Files.createDirectories(file.getParent());
    Files.write(file, LINES);
  }
}
