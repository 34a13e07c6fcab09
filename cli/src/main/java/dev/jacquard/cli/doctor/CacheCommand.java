package dev.jacquard.cli.doctor;

import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.image.ImageStore;
import dev.jacquard.image.NoImageException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code jacquard cache}: what is kept between starts, and how to get rid of it. */
@Command(
    name = "cache",
    description = "Tells which rewritten JDKs are kept for a fast start, or removes them.",
    mixinStandardHelpOptions = true)
public final class CacheCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--clear",
      description = "remove all that is not in use; it is made again when it is needed")
  private boolean clear;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    try {
      ImageStore store = ImageStore.ofUser();
      if (clear) {
        store.clear();
      }
      new CacheText(store.inventory(), "").lines().forEach(out::println);
    } catch (NoImageException nowhere) {
      out.println("there is no cache: " + nowhere.getMessage());
    }
    return ExitCode.CLEAN.code();
  }
}
