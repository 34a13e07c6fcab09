package dev.jacquard.benchmarks.peers;

import java.util.List;

/**
 * All that a run has shown.
 *
 * @param place the machine: date, JDK, load
 * @param tools those that were compared, Jacquard first
 * @param absent those that were not, each in a sentence that says what to do
 */
public record Comparison(
    String place, List<Tool> tools, List<String> absent, List<Result> results) {
  /** A tool and what it was run with. */
  public record Tool(String name, String settings) {}

  /** What a tool made of a program. */
  Result of(ComparedProgram program, Tool tool) {
    return results.stream()
        .filter(each -> each.program().equals(program) && each.peer().equals(tool.name()))
        .findFirst()
        .orElseThrow();
  }

  /** The programs, in order. */
  List<ComparedProgram> programs() {
    return results.stream().map(Result::program).distinct().toList();
  }

  /** Whether Jacquard said anything but the truth. */
  public boolean jacquardIsWrong() {
    return results.stream()
        .anyMatch(
            each ->
                each.peer().equals(tools.get(0).name())
                    && each.outcome().verdict() != each.program().truth());
  }
}
