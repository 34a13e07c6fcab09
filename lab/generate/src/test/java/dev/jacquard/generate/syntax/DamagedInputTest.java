package dev.jacquard.generate.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.source.SyntaxException;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DamagedInputTest {
  private static final int DAMAGES = 5000;

  @Test
  void damagedProgramsAreReadOrRefusedWithAPlaceInTheText() {
    for (long seed = 0; seed < DAMAGES; seed++) {
      Random random = new Random(seed);
      String text = damage(LitmusPrinter.print(new RandomProgram(seed % 20).file()), random);
      try {
        LitmusParser.parse("seed" + seed, text);
      } catch (SyntaxException e) {
        assertThat(e.position().line()).as(text).isBetween(1, (int) text.lines().count() + 1);
        assertThat(e.position().column()).as(text).isPositive();
        assertThat(e.excerpt(text)).as(text).endsWith("^");
      }
    }
  }

  /** Deletes, doubles or swaps a few words and symbols. */
  private static String damage(String text, Random random) {
    List<String> pieces = new ArrayList<>(Arrays.asList(text.split("\\b")));
    for (int i = random.nextInt(3); i >= 0; i--) {
      int place = random.nextInt(pieces.size());
      switch (random.nextInt(3)) {
        case 0 -> pieces.remove(place);
        case 1 -> pieces.add(place, pieces.get(random.nextInt(pieces.size())));
        default -> Collections.swap(pieces, place, random.nextInt(pieces.size()));
      }
    }
    return String.join("", pieces);
  }
}
