package dev.jacquard.cli.command;

import dev.jacquard.check.Options;
import dev.jacquard.cli.terminal.ShellWords;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.report.ShellLine;
import java.util.Map;

/** The line that replays an execution of a litmus program. */
record LitmusReplayLine(Map<String, Integer> constants, Options options) implements ShellLine {
  LitmusReplayLine {
    constants = Map.copyOf(constants);
  }

  @Override
  public String of(String file, Schedule schedule) {
    ShellWords words = new ShellWords().add("litmus", file);
    constants.keySet().stream()
        .sorted()
        .forEach(name -> words.add("--define", name + "=" + constants.get(name)));
    if (options.stepLimit() != LitmusOptions.DEFAULT.stepLimit()) {
      words.add("--steps", Integer.toString(options.stepLimit()));
    }
    if (options.races() != RacePolicy.REPORT) {
      words.add("--races", options.races().label());
    }
    return words.add("--replay", schedule.toString()).line();
  }
}
