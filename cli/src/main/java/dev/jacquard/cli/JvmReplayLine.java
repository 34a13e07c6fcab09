package dev.jacquard.cli;

import dev.jacquard.check.Options;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.runtime.setting.Settings;
import java.util.List;
import java.util.Locale;

/** The line that replays an execution of a JVM program. */
record JvmReplayLine(
    String classPath, List<String> arguments, Options options)
    implements ShellLine {
  JvmReplayLine {
    arguments = List.copyOf(arguments);
  }

  @Override
  public String of(String target, Schedule schedule) {
    ShellWords words =
        new ShellWords().add("./jacquard", "replay", schedule.toString(), "-cp", classPath, target);
    if (options.stepLimit() != Settings.DEFAULT.stepLimit()) {
      words.add("--steps", Integer.toString(options.stepLimit()));
    }
    if (options.races() != Settings.Races.REPORT) {
      words.add("--races", options.races().name().toLowerCase(Locale.ROOT));
    }
    if (!options.deep().isEmpty()) {
      words.add("--deep", String.join(",", options.deep()));
    }
    if (!arguments.isEmpty()) {
      words.add("--").add(arguments.toArray(new String[0]));
    }
    return words.line();
  }
}
