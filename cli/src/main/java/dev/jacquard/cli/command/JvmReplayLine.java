package dev.jacquard.cli.command;

import dev.jacquard.check.Options;
import dev.jacquard.cli.terminal.ShellWords;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.report.ShellLine;
import dev.jacquard.runtime.setting.Settings;
import java.util.List;

/** The line that replays an execution of a JVM program. */
record JvmReplayLine(String classPath, List<String> arguments, Options options)
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
    if (options.races() != RacePolicy.REPORT) {
      words.add("--races", options.races().label());
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
