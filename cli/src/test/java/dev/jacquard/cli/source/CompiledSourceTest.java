package dev.jacquard.cli.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompiledSourceTest {
  private static final Path SOURCES = Path.of("src", "test", "sources");

  @TempDir private Path folder;

  private static SourceFile source(String program) {
    return SourceFile.of(program).orElseThrow();
  }

  @Test
  void onlyFilesOfJavaAreSources() {
    assertThat(SourceFile.of("acme.Counting")).isEmpty();
    assertThat(SourceFile.of("acme.Counting#java")).isEmpty();
    assertThat(source("a/Counting.java#twice"))
        .isEqualTo(new SourceFile(Path.of("a", "Counting.java"), "#twice"));
  }

  @Test
  void theFirstClassIsTheProgramAndWhatItUsesIsCompiledToo() throws Exception {
    Path classes;
    try (CompiledSource compiled =
        CompiledSource.of(source(SOURCES.resolve("acme/Counting.java") + "#twice"), List.of())) {
      classes = compiled.folder();
      assertThat(compiled.target()).isEqualTo("acme.Counting#twice");
      assertThat(classes.resolve("acme/Counting.class")).exists();
      assertThat(classes.resolve("acme/Counter.class")).exists();
    }
    assertThat(classes).doesNotExist();
  }

  @Test
  void saysWhereTheCompilerFindsMistakes() {
    assertThatExceptionOfType(CompiledSource.Mistake.class)
        .isThrownBy(
            () -> CompiledSource.of(source(SOURCES.resolve("Broken.java").toString()), List.of()))
        .withMessageContaining("Broken.java can't be compiled:")
        .withMessageContaining("Broken.java:4: cannot find symbol");
  }

  @Test
  void fileWithoutClassIsNoProgram() throws Exception {
    Path empty = Files.writeString(folder.resolve("Empty.java"), "// nothing\n");
    assertThatExceptionOfType(CompiledSource.Mistake.class)
        .isThrownBy(() -> CompiledSource.of(source(empty.toString()), List.of()))
        .withMessage("there is no class in " + empty);
  }
}
