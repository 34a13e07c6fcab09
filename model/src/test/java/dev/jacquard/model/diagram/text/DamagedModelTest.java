package dev.jacquard.model.diagram.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.source.SyntaxException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever a text is, it is a model, or it has a mistake at some place; nothing else happens. */
class DamagedModelTest {
  private static final int TEXTS = 2_000;

  @Test
  void damagedTextsAreReadOrRefusedAtAPlace() throws IOException {
    List<List<String>> samples = new ArrayList<>();
    for (Path file : SampleFilesTest.files()) {
      samples.add(pieces(Files.readString(file)));
    }
    Random random = new Random(7);
    int refused = 0;
    for (int i = 0; i < TEXTS; i++) {
      String text = damaged(samples, random);
      try {
        ModelParser.parse("damaged", text, Map.of());
      } catch (SyntaxException error) {
        refused++;
        assertThat(error.position().line()).isBetween(1, (int) text.lines().count() + 1);
        assertThat(error.excerpt(text)).endsWith("^");
      } catch (RuntimeException other) {
        throw new AssertionError(text, other);
      }
    }
    assertThat(refused).isBetween(TEXTS / 4, TEXTS - TEXTS / 20);
  }

  private static List<String> pieces(String text) {
    return Arrays.asList(text.split("(?<=\\W)|(?=\\W)"));
  }

  /** A sample in which one to three pieces are left out, doubled, or taken from elsewhere. */
  private static String damaged(List<List<String>> samples, Random random) {
    List<String> pieces = new ArrayList<>(samples.get(random.nextInt(samples.size())));
    for (int damage = random.nextInt(3); damage >= 0; damage--) {
      int place = random.nextInt(pieces.size());
      List<String> other = samples.get(random.nextInt(samples.size()));
      switch (random.nextInt(3)) {
        case 0 -> pieces.remove(place);
        case 1 -> pieces.add(place, pieces.get(place));
        default -> pieces.set(place, other.get(random.nextInt(other.size())));
      }
    }
    return String.join("", pieces);
  }
}
