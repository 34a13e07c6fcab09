package dev.jacquard.cli;

import dev.jacquard.explore.Explorer;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.litmus.LitmusOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The line to paste into a shell that replays one execution of a program. */
record ReplayCommand(Map<String, Integer> constants, Check.Settings settings) {
  ReplayCommand {
    constants = Map.copyOf(constants);
  }

  String line(String file, Schedule schedule) {
    List<String> words = new ArrayList<>(List.of("./jacquard", "litmus", quoted(file)));
    constants.keySet().stream()
        .sorted()
        .forEach(name -> add(words, "--define", name + "=" + constants.get(name)));
    if (settings.stepLimit() != LitmusOptions.DEFAULT.stepLimit()) {
      add(words, "--steps", Integer.toString(settings.stepLimit()));
    }
    if (settings.dataRaces() == Explorer.DataRaces.IGNORE) {
      add(words, "--races", "ignore");
    }
    add(words, "--replay", schedule.toString());
    return String.join(" ", words);
  }

  private static void add(List<String> words, String option, String value) {
    words.add(option);
    words.add(value);
  }

  /** A word as a POSIX shell reads it. */
  private static String quoted(String word) {
    return word.matches("[\\w./+:,@%=-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
