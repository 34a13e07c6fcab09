package dev.jacquard.maven;

import java.util.ArrayList;
import java.util.List;

/**
 * How a {@code jacquard} command ended.
 *
 * @param code its exit code
 * @param report the lines that it printed, of which the first tells the verdict
 * @param complaints the lines of its error output
 */
record CommandEnd(int code, List<String> report, List<String> complaints) {
  private static final String COMPLAINT = "jacquard: ";

  /** The exit codes of docs/command-line.md. */
  enum Meaning {
    COMPLETE,
    FAILURE,
    USAGE,
    INCOMPLETE,
    NOT_CONTROLLABLE,
    ASSUMING,
    INTERNAL_ERROR
  }

  CommandEnd {
    report = List.copyOf(report);
    complaints = List.copyOf(complaints);
  }

  Meaning meaning() {
    return switch (code) {
      case 0 -> Meaning.COMPLETE;
      case 1 -> Meaning.FAILURE;
      case 2 -> Meaning.USAGE;
      case 3 -> Meaning.INCOMPLETE;
      case 4 -> Meaning.NOT_CONTROLLABLE;
      case 5 -> Meaning.ASSUMING;
      default -> Meaning.INTERNAL_ERROR; // 70, and whatever else can end a process
    };
  }

  /** The verdict in a line; of a command that came to none, its complaint. */
  String sentence() {
    if (!report.isEmpty()) {
      return report.get(0);
    }
    return complaints.stream()
        .filter(line -> line.startsWith(COMPLAINT)) // and not its progress
        .map(line -> line.substring(COMPLAINT.length()))
        .findFirst()
        .orElse("the jacquard command ended with exit code " + code + " and said no more");
  }

  /** An end that is not the command's own: whatever it printed is no report. */
  CommandEnd lost(int newCode, String why) {
    List<String> all = new ArrayList<>(List.of(COMPLAINT + why));
    all.addAll(complaints);
    return new CommandEnd(newCode, List.of(), all);
  }

  /** The whole report as one text. */
  String text() {
    return String.join(System.lineSeparator(), report);
  }
}
