package dev.jacquard.junit;

import dev.jacquard.report.ReplayLine;
import java.util.List;
import java.util.Optional;

/** How the user asks for one execution of a test. */
final class ReplayLines {
  private ReplayLines() {}

  /**
   * An attribute or a property.
   *
   * @param deep the classes that run deep because the user said so outside of the test
   */
  static List<ReplayLine> of(Optional<List<String>> deep) {
    String attribute =
        deep.map(names -> ", deep = {\"" + String.join("\", \"", names) + "\"}").orElse("");
    String property =
        deep.map(names -> " -D" + Configuration.DEEP + "=" + String.join(",", names)).orElse("");
    return List.of(
        new ReplayLine(
            "annotation",
            "@EveryInterleaving(replay = \"" + ReplayLine.SCHEDULE + "\"" + attribute + ")"),
        new ReplayLine("system property", "-Djacquard.replay=" + ReplayLine.SCHEDULE + property));
  }
}
