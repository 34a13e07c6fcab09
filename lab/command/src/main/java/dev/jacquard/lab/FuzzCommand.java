package dev.jacquard.lab;

import dev.jacquard.cli.option.OptionValues;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.cli.terminal.StatusLine;
import dev.jacquard.fuzz.Configuration;
import dev.jacquard.fuzz.Fuzzer;
import dev.jacquard.fuzz.learned.JavaFuzzer;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.Prose;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * {@code jacquard fuzz}: compares every strategy with brute force on random programs.
 *
 * <p>A difference is a bug of Jacquard. The program that shows it is made small and saved.
 */
@Command(
    name = "fuzz",
    description = "Compares every strategy with brute force on random litmus programs.",
    subcommands = FuzzClusterCommand.class,
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class FuzzCommand implements Callable<Integer> {
  private final Screen screen;

  @Spec private CommandSpec spec;

  @Option(
      names = "--programs",
      paramLabel = "N",
      defaultValue = "1000",
      description = "how many programs to compare on (default ${DEFAULT-VALUE})")
  private OptionValues.Count programs;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "where the random programs begin; drawn and printed if not given")
  private Optional<Long> seed;

  @Option(
      names = "--save",
      paramLabel = "DIR",
      defaultValue = "fuzz-differences",
      description = "where programs that show a difference go (default ${DEFAULT-VALUE})")
  private Path folder;

  @Option(
      names = "--java",
      description =
          "compare random Java programs with what is learned of them, instead of litmus programs;"
              + " nothing is saved")
  private boolean java;

  @Option(names = "--no-progress", description = "no progress on standard error")
  private boolean silent;

  FuzzCommand(Screen screen) {
    this.screen = screen;
  }

  @Override
  public Integer call() throws IOException {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new ParameterException(
          spec.commandLine(), "--save takes a folder, but '" + folder + "' is a file");
    }
    PrintWriter out = spec.commandLine().getOut();
    long first = seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(1, 1_000_000_000));
    if (java) {
      return compareJava(out, first).code();
    }
    out.println(
        Prose.count(programs.value(), "program")
            + " from seed "
            + first
            + ", "
            + Prose.count(Configuration.all(first).size(), "configuration")
            + " against brute force on each");
    out.flush();
    Fuzzer.Report report = run(first);
    report.found().forEach(found -> show(out, found, save(found, first)));
    out.println(
        Prose.count(report.compared(), "program")
            + " compared, "
            + Prose.count(report.executions(), "execution")
            + " by brute force, "
            + Prose.number(report.passedOver())
            + " passed over as too large: "
            + Prose.count(report.found().size(), "difference"));
    out.flush();
    return (report.found().isEmpty() ? ExitCode.CLEAN : ExitCode.FAILURE_FOUND).code();
  }

  private ExitCode compareJava(PrintWriter out, long first) throws IOException {
    out.println(Prose.count(programs.value(), "Java program") + " from seed " + first);
    out.flush();
    JavaFuzzer fuzzer =
        new JavaFuzzer(
            line -> {
              out.println(line);
              out.flush();
            });
    return fuzzer.run(first, programs.value()) ? ExitCode.CLEAN : ExitCode.FAILURE_FOUND;
  }

  private Fuzzer.Report run(long first) {
    FuzzProgress progress = new FuzzProgress(programs.value(), System::nanoTime);
    try (StatusLine line =
        new StatusLine(
            spec.commandLine().getErr(),
            screen.liveErrors(),
            System::nanoTime,
            progress::sentence)) {
      if (!silent) {
        line.start();
      }
      return new Fuzzer(first, progress).run(programs.value());
    }
  }

  private static void show(PrintWriter out, Fuzzer.Found found, Path file) {
    out.println(
        "difference: " + found.difference().configuration() + ": " + found.difference().what());
    out.println(LitmusPrinter.print(found.program()));
    out.println("saved as " + file);
  }

  private Path save(Fuzzer.Found found, long first) {
    String text = LitmusPrinter.print(found.program());
    String name = "seed-" + first + "-" + Integer.toHexString(text.hashCode()) + ".litmus";
    String comment =
        "# Found by 'jacquard fuzz --seed "
            + first
            + "': "
            + found.difference().configuration()
            + " differs from brute force.\n";
    try {
      Files.createDirectories(folder);
      return Files.writeString(folder.resolve(name), comment + text);
    } catch (IOException failed) {
      throw new ParameterException(
          spec.commandLine(), "cannot write to '" + folder + "': " + failed.getMessage());
    }
  }
}
