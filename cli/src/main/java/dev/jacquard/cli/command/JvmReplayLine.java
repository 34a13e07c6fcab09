package dev.jacquard.cli.command;

import dev.jacquard.check.OptionTexts;
import dev.jacquard.check.Options;
import dev.jacquard.cli.terminal.ShellWords;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.report.ShellLine;
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
        new ShellWords().add("replay", schedule.toString(), "-cp", classPath, target);
    OptionTexts.ofReplay(options)
        .forEach(
            (option, text) -> {
              words.add(Spelling.COMMAND_LINE.of(option));
              if (!option.isFlag()) {
                words.add(text);
              }
            });
    if (!arguments.isEmpty()) {
      words.add("--").add(arguments.toArray(new String[0]));
    }
    return words.line();
  }
}
