package dev.jacquard.cli;

import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.report.ShellLine;
import dev.jacquard.runtime.setting.Settings;
import java.util.List;
import java.util.Set;

/** The line that replays an execution of a JVM program. */
record JvmReplayLine(
    String classPath, List<String> arguments, Check.Settings settings, Set<String> deep)
    implements ShellLine {
  JvmReplayLine {
    arguments = List.copyOf(arguments);
  }

  @Override
  public String of(String target, Schedule schedule) {
    ShellWords words =
        new ShellWords().add("./jacquard", "replay", schedule.toString(), "-cp", classPath, target);
    if (settings.stepLimit() != Settings.DEFAULT.stepLimit()) {
      words.add("--steps", Integer.toString(settings.stepLimit()));
    }
    if (settings.races() != RacePolicy.REPORT) {
      words.add("--races", settings.races().label());
    }
    if (!deep.isEmpty()) {
      words.add("--deep", String.join(",", deep));
    }
    if (!arguments.isEmpty()) {
      words.add("--").add(arguments.toArray(new String[0]));
    }
    return words.line();
  }
}
