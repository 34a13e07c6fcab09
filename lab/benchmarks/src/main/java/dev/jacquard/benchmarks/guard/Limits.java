package dev.jacquard.benchmarks.guard;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How large each ratio may be. They stand in the file {@code limits.txt} beside this class, whose
 * lines have a name, what threads run on, what was measured, and the limit.
 */
final class Limits {
  private static final String FILE = "limits.txt";
  private static final String COMMENT = "#";

  private Limits() {}

  /** The limits by name, for threads that run on something. */
  static Map<String, Double> of(String carrier) {
    Map<String, Double> limits = new LinkedHashMap<>();
    for (String line : text().lines().toList()) {
      if (!line.isBlank() && !line.startsWith(COMMENT)) {
        String[] cells = line.split("\\s*\\|\\s*");
        if (cells[1].equals(carrier)) {
          limits.put(cells[0], Double.parseDouble(cells[3]));
        }
      }
    }
    return limits;
  }

  private static String text() {
    try (InputStream file = Limits.class.getResourceAsStream(FILE)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
