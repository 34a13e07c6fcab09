package dev.jacquard.cli.command;

import dev.jacquard.cli.terminal.ExitCode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/** Stands for a command on Jacquard itself, which only a checkout has; it says so. */
@Command(hidden = true)
public final class CheckoutCommand implements Callable<Integer> {
  /** The commands that the lab adds to those of the product. */
  public static final List<String> NAMES = List.of("bench", "fuzz", "site", "tables");

  @Spec private CommandSpec spec;

  @Unmatched private List<String> words = new ArrayList<>();

  @Override
  public Integer call() {
    String name = spec.name();
    spec.commandLine()
        .getErr()
        .printf(
            "jacquard: '%1$s' is part of a checkout of Jacquard: run './jacquard %1$s' there%n",
            name);
    return ExitCode.USAGE.code();
  }
}
