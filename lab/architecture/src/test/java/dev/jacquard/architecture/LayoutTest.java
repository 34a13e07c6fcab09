package dev.jacquard.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Keeps packages and classes small, and shows on made-up folders that the rules can fail. */
class LayoutTest {
  private static final Layout JACQUARD = new Layout(Path.of("..", ".."));

  @TempDir private Path folder;

  @Test
  void noPackageIsCrowded() {
    assertThat(JACQUARD.crowdedPackages()).isEmpty();
  }

  @Test
  void noClassIsLong() {
    assertThat(JACQUARD.longFiles()).isEmpty();
  }

  @Test
  void productStaysSmall() {
    assertThat(JACQUARD.productLines())
        .isGreaterThan(Layout.MOST_PRODUCT_LINES / 2) // else sources are not found
        .isLessThanOrEqualTo(Layout.MOST_PRODUCT_LINES);
  }

  @Test
  void crowdedPackageIsFound() throws IOException {
    for (int i = 0; i <= Layout.MOST_FILES; i++) {
      write("kernel/src/test/java/many/C" + i + ".java", 1);
      write("kernel/src/test/resources/many/C" + i + ".java", 1);
    }
    write("kernel/src/main/java/few/C.java", 1);
    assertThat(new Layout(folder).crowdedPackages())
        .isEqualTo(Map.of("kernel/src/test/java/many", Layout.MOST_FILES + 1L));
  }

  @Test
  void longClassIsFound() throws IOException {
    write("kernel/src/main/java/Long.java", Layout.MOST_LINES + 1);
    write("kernel/src/main/java/Short.java", Layout.MOST_LINES);
    write("kernel/src/test/java/LongTest.java", Layout.MOST_LINES + 1);
    assertThat(new Layout(folder).longFiles())
        .isEqualTo(Map.of("kernel/src/main/java/Long.java", Layout.MOST_LINES + 1L));
  }

  @Test
  void onlyTheProductIsCounted() throws IOException {
    write("kernel/src/main/java/A.java", 3);
    write("kernel/src/test/java/ATest.java", 10);
    write("lab/fuzz/src/main/java/B.java", 100);
    assertThat(new Layout(folder).productLines()).isEqualTo(3);
  }

  private void write(String name, int lines) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, Collections.nCopies(lines, "//"));
  }
}
