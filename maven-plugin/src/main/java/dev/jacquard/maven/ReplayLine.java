package dev.jacquard.maven;

import java.util.ArrayList;
import java.util.List;

/** The line to paste into a shell that replays an execution by Maven. */
final class ReplayLine {
  private final List<String> words = new ArrayList<>(List.of("mvn"));

  /**
   * A line that runs a goal.
   *
   * @param goal by the plugin's prefix, or by its coordinates if the project does not name it
   */
  ReplayLine(String goal) {
    words.add(goal);
  }

  /** Adds the directory of a project that is not the one where Maven is run. */
  ReplayLine in(String directory) {
    if (!directory.isEmpty()) {
      words.addAll(1, List.of("-f", directory));
    }
    return this;
  }

  /** Adds a property, unless it has no value. */
  ReplayLine property(String name, String value) {
    if (value != null && !value.isBlank()) {
      words.add("-D" + name + "=" + value);
    }
    return this;
  }

  /** The line as a shell reads it; the command puts the execution in the place of {schedule}. */
  @Override
  public String toString() {
    return String.join(" ", words.stream().map(ReplayLine::quoted).toList())
        + " -Djacquard.replay={schedule}";
  }

  private static String quoted(String word) {
    return word.matches("[\\w./+:,@%=-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
