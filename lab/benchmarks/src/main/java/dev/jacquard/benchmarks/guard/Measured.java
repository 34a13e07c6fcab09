package dev.jacquard.benchmarks.guard;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What was measured in one JVM.
 *
 * @param carrier what threads ran on there
 * @param values by name; smaller is better
 */
record Measured(String carrier, Map<String, Double> values) {

  /** Reads what {@link GuardJvm} prints. */
  static Measured parse(String text) {
    List<String> lines = text.lines().toList();
    Map<String, Double> values = new LinkedHashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split("\t");
      values.put(cells[0], Double.parseDouble(cells[1]));
    }
    return new Measured(lines.get(0), values);
  }
}
