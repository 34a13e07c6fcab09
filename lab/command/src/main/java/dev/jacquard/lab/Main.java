package dev.jacquard.lab;

import dev.jacquard.check.Interruption;
import dev.jacquard.cli.terminal.Screen;
import java.util.List;
import picocli.CommandLine;

/** The {@code jacquard} command of a checkout: that of the product, and the commands of the lab. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    dev.jacquard.cli.Main.main(args, Main::commands);
  }

  private static List<Object> commands(Screen screen) {
    return List.of(new FuzzCommand(screen), new TablesCommand(screen), new BenchCommand());
  }

  /** The parser of all commands, for output that goes nowhere special. */
  static CommandLine commandLine() {
    return dev.jacquard.cli.Main.commandLine(
        Screen.NONE, new Interruption(), commands(Screen.NONE));
  }
}
