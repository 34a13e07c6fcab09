package dev.jacquard.cli.model;

import dev.jacquard.check.Options;
import dev.jacquard.cli.terminal.ShellWords;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.report.ShellLine;

/** The line that replays an execution of a model. */
record ModelReplayLine(ModelSource source, Options options) implements ShellLine {
  @Override
  public String of(String name, Schedule schedule) {
    ShellWords words = new ShellWords().add("model", name);
    source.addTo(words);
    if (options.stepLimit() != LitmusOptions.DEFAULT.stepLimit()) {
      words.add("--steps", Integer.toString(options.stepLimit()));
    }
    return words.add("--replay", schedule.toString()).line();
  }
}
