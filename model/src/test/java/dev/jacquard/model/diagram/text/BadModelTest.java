package dev.jacquard.model.diagram.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.jacquard.kernel.source.SyntaxException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts that are no models, in {@code bad-models.txt}, each with the error that it must give. */
class BadModelTest {
  /**
   * @param error place and message
   */
  record BadModel(String name, String error, String text) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<BadModel> models() throws IOException {
    try (InputStream file = BadModelTest.class.getResourceAsStream("/bad-models.txt")) {
      String[] parts = new String(file.readAllBytes(), StandardCharsets.UTF_8).split("(?m)^### ");
      return Arrays.stream(parts).skip(1).map(BadModelTest::model).toList();
    }
  }

  private static BadModel model(String part) {
    String[] pieces = part.split("\n", 3);
    assertThat(pieces[1]).startsWith(">>> ");
    return new BadModel(pieces[0], pieces[1].substring(4), pieces[2]);
  }

  @Test
  void thereAreManyWaysToBeWrong() throws IOException {
    assertThat(models()).hasSizeGreaterThan(100);
  }

  @ParameterizedTest
  @MethodSource("models")
  void theErrorSaysWhereAndWhat(BadModel model) {
    SyntaxException error =
        catchThrowableOfType(
            SyntaxException.class, () -> ModelParser.parse("bad.model", model.text(), Map.of()));
    assertThat(error).hasMessage("bad.model:" + model.error());
    assertThat(error.excerpt(model.text()).lines().reduce((first, second) -> second).orElseThrow())
        .hasSize(error.position().column())
        .endsWith("^");
  }

  @Test
  void onlyConstantsOfTheModelCanBeDefined() {
    String text = "model m\nconstant k = 1\nconstant j = 2\nprocesses k\nstates N";
    assertThat(ModelParser.parse("m", text, Map.of("k", 7)).processes()).isEqualTo(7);
    assertThatThrownBy(() -> ModelParser.parse("m", text, Map.of("n", 7)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("model m has no constant 'n'; it has j, k");
  }
}
