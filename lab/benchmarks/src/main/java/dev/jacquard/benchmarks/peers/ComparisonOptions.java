package dev.jacquard.benchmarks.peers;

import java.time.Duration;
import java.util.List;

/**
 * What is compared and how long.
 *
 * @param names words of which a program's title has to have one; none: all programs
 * @param rounds how often everything is measured; the median counts
 * @param most executions that a check may make
 * @param limit how long a check may take
 * @param warmUp the processor time for which checks are repeated before they are measured warm;
 *     zero: they are not measured warm
 */
public record ComparisonOptions(
    List<String> names, int rounds, int most, Duration limit, Duration warmUp) {
  /** As few executions as this are enough to tell how fast a tool is that does not end before. */
  static final int MOST_WARM = 1000;

  /** The processor time for which a warm check is repeated to be measured. */
  static final Duration ROUND = Duration.ofMillis(300);

  List<ComparedProgram> programs() {
    return ComparedProgram.ALL.stream()
        .filter(program -> names.isEmpty() || names.stream().anyMatch(program.title()::contains))
        .toList();
  }

  /** The programs that will be compared. */
  public List<String> titles() {
    return programs().stream().map(ComparedProgram::title).toList();
  }

  /** All programs there are. */
  public static List<String> allTitles() {
    return ComparedProgram.ALL.stream().map(ComparedProgram::title).toList();
  }
}
