package dev.jacquard.benchmarks.tables.program;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The lines by which a worker JVM tells what it does: {@code progress}, {@code explored} or {@code
 * trouble}, and what belongs to it behind tabulators.
 */
final class Messages {
  private static final String PROGRESS = "progress\t";
  private static final String EXPLORED = "explored\t";
  private static final String TROUBLE = "trouble\t";

  /** So that no word before it is lost for being empty. */
  private static final String END = ".";

  private Messages() {}

  static String progress(String sentence) {
    return PROGRESS + oneLine(sentence);
  }

  static String trouble(String sentence) {
    return TROUBLE + oneLine(sentence);
  }

  static String explored(Outcome.Explored explored) {
    return EXPLORED
        + String.join(
            "\t",
            List.of(
                Long.toString(explored.executions()),
                Long.toString(explored.blocked()),
                Long.toString(explored.transitions()),
                Long.toString(explored.time().toNanos()),
                Long.toString(explored.processor().toNanos()),
                String.join(",", explored.failures()),
                oneLine(explored.unfinished().orElse("")),
                END));
  }

  /** How far it has come, if the line says so. */
  static Optional<String> progressOf(String line) {
    return line.startsWith(PROGRESS)
        ? Optional.of(line.substring(PROGRESS.length()))
        : Optional.empty();
  }

  /** The end, if the line is about it. */
  static Optional<Outcome> outcomeOf(String line) {
    if (line.startsWith(TROUBLE)) {
      return Optional.of(new Outcome.Trouble(line.substring(TROUBLE.length())));
    }
    if (!line.startsWith(EXPLORED)) {
      return Optional.empty();
    }
    String[] words = line.substring(EXPLORED.length()).split("\t");
    return Optional.of(
        new Outcome.Explored(
            Long.parseLong(words[0]),
            Long.parseLong(words[1]),
            Long.parseLong(words[2]),
            Duration.ofNanos(Long.parseLong(words[3])),
            Duration.ofNanos(Long.parseLong(words[4])),
            words[5].isEmpty() ? List.of() : List.of(words[5].split(",")),
            Optional.of(words[6]).filter(reason -> !reason.isEmpty())));
  }

  private static String oneLine(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }
}
