package dev.jacquard.benchmarks.tables.program;

import dev.jacquard.explore.Explorer.OnFailure;
import java.util.ArrayList;
import java.util.List;

/**
 * What is explored for one cell of a table.
 *
 * @param program the name of a program of {@link dev.jacquard.benchmarks.paper.PaperPrograms}
 * @param onFailure whether to go on behind a failure, to count everything
 */
public record Cell(String program, List<Integer> sizes, OnFailure onFailure, Search search) {
  public Cell {
    sizes = List.copyOf(sizes);
  }

  /** What is explored, in words. */
  String subject() {
    StringBuilder text = new StringBuilder(program);
    sizes.forEach(size -> text.append(' ').append(size));
    return text + ", " + search.heading();
  }

  /** The words by which another JVM knows it. */
  List<String> words() {
    List<String> words = new ArrayList<>(List.of(search.name(), onFailure.name(), program));
    sizes.forEach(size -> words.add(size.toString()));
    return words;
  }

  static Cell of(List<String> words) {
    return new Cell(
        words.get(2),
        words.subList(3, words.size()).stream().map(Integer::valueOf).toList(),
        OnFailure.valueOf(words.get(1)),
        Search.valueOf(words.get(0)));
  }

  int[] arguments() {
    return sizes.stream().mapToInt(Integer::intValue).toArray();
  }
}
