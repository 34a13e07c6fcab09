package dev.jacquard.benchmarks.cluster;

import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.util.List;
import java.util.Map;

/**
 * A program of a known size.
 *
 * @param executions how many an optimal search makes
 */
record SharedProgram(String name, long executions, String text, Map<String, Integer> constants) {
  private static final String BUFFER =
      """
      const n = 3, capacity = 2
      int count
      lock m
      condition notFull of m, notEmpty of m
      thread producer[n] {
        lock(m);
        while (count == capacity) { wait(notFull); }
        count++;
        notify(notEmpty);
        unlock(m);
      }
      thread consumer[n] {
        lock(m);
        while (count == 0) { wait(notEmpty); }
        count--;
        notify(notFull);
        unlock(m);
      }
      """;

  private static final String SECTIONS =
      """
      const n = 4, k = 3
      lock m
      thread worker[n] { repeat (k) { synchronized (m) { } } }
      """;

  private static final String INDEXER =
      """
      const n = 12, size = 128, max = 4
      volatile int table[size]
      thread worker[n] {
        int m = 1;
        while (m <= max) {
          int w = 11 * m + tid;
          int h = (7 * w) % size;
          while (!cas(table[h], 0, w)) { h = (h + 1) % size; }
          m = m + 1;
        }
      }
      """;

  /** Too large to be searched to its end here. */
  static final SharedProgram ENDLESS =
      new SharedProgram("sections5x3", 168_168_000, SECTIONS, Map.of("n", 5));

  /** From the smallest to the largest. */
  static final List<SharedProgram> ALL =
      List.of(
          new SharedProgram("buffer3", 5_076, BUFFER, Map.of()),
          new SharedProgram("indexer16", 32_768, INDEXER, Map.of("n", 16)),
          new SharedProgram("sections5x2", 113_400, SECTIONS, Map.of("n", 5, "k", 2)),
          new SharedProgram("sections4x3", 369_600, SECTIONS, Map.of()),
          new SharedProgram("buffer4", 1_938_816, BUFFER, Map.of("n", 4)));

  /**
   * The program with a name.
   *
   * @throws IllegalArgumentException with a sentence, if there is none
   */
  static SharedProgram named(String name) {
    return ALL.stream()
        .filter(program -> program.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no program '"
                        + name
                        + "'; those there are: "
                        + String.join(", ", ALL.stream().map(SharedProgram::name).toList())));
  }

  LitmusProgram program() {
    return LitmusProgram.of(name, LitmusParser.parse(name, text, constants), LitmusOptions.DEFAULT);
  }
}
