package dev.jacquard.litmus.syntax.parse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.jacquard.kernel.source.SyntaxException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each file in {@code bad/} says in its first line which error it must give. */
class BadInputTest {
  private static final String MARK = "# error: ";

  static List<Path> files() throws IOException, URISyntaxException {
    Path folder = Path.of(BadInputTest.class.getResource("/bad").toURI());
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  @Test
  void theFolderIsNotEmpty() throws IOException, URISyntaxException {
    assertThat(files()).hasSizeGreaterThan(50);
  }

  @ParameterizedTest
  @MethodSource("files")
  void theErrorIsTheOneInTheFirstLine(Path file) {
    String text = read(file);
    String firstLine = text.lines().findFirst().orElseThrow();
    assertThat(firstLine).startsWith(MARK);
    assertThat(errorIn(text))
        .hasMessage("bad.litmus:" + firstLine.substring(MARK.length()))
        .extracting(error -> error.excerpt(text))
        .asString()
        .endsWith("^");
  }

  private static SyntaxException errorIn(String text) {
    return catchThrowableOfType(
        SyntaxException.class, () -> LitmusParser.parse("bad.litmus", text));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
