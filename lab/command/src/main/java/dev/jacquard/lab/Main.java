package dev.jacquard.lab;

import dev.jacquard.check.Interruption;
import dev.jacquard.cli.terminal.Screen;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;

/** The {@code jacquard} command of a checkout: that of the product, and the commands of the lab. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    dev.jacquard.cli.Main.main(args, Main::commands);
  }

  private static Map<String, Supplier<Object>> commands(Screen screen) {
    return Map.of(
        "fuzz",
        () -> new FuzzCommand(screen),
        "tables",
        () -> new TablesCommand(screen),
        "bench",
        BenchCommand::new,
        "site",
        SiteCommand::new);
  }

  /** The parser of all commands, for output that goes nowhere special. */
  static CommandLine commandLine() {
    Map<String, Supplier<Object>> all =
        dev.jacquard.cli.Main.subcommands(Screen.NONE, new Interruption());
    all.putAll(commands(Screen.NONE));
    return dev.jacquard.cli.Main.commandLine(all);
  }
}
