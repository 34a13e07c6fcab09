package dev.jacquard.lab;

import static java.util.stream.Collectors.joining;

import dev.jacquard.benchmarks.tables.ComputedTable;
import dev.jacquard.benchmarks.tables.TableJson;
import dev.jacquard.benchmarks.tables.TableText;
import dev.jacquard.benchmarks.tables.plot.FamilyPlots;
import dev.jacquard.benchmarks.tables.plot.PlotFiles;
import dev.jacquard.benchmarks.tables.program.Circumstances;
import dev.jacquard.benchmarks.tables.program.ComputedProgramTable;
import dev.jacquard.benchmarks.tables.program.Effort;
import dev.jacquard.benchmarks.tables.program.Exploring;
import dev.jacquard.benchmarks.tables.program.ProgramTable;
import dev.jacquard.benchmarks.tables.program.ProgramTableJson;
import dev.jacquard.benchmarks.tables.program.ProgramTableText;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.OneCore;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.cli.terminal.StatusLine;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jacquard tables}: the figures of publications beside our own, which are computed. */
@Command(
    name = "tables",
    description = "Computes the figures of publications and prints them side by side.",
    mixinStandardHelpOptions = true)
final class TablesCommand implements Callable<Integer> {
  private static final List<String> NAMES =
      Stream.concat(ComputedTable.names().stream(), ProgramTable.names().stream()).toList();

  private final Screen screen;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "PUBLICATION",
      arity = "0..*",
      description =
          "of models: wahl (2007), godefroid (1999), iosif (2002); of litmus programs: states (Yang"
              + " 2009); of Java programs: flanagan"
              + " (Flanagan and Godefroid 2005), yang (2009), workers (known counts); all if none"
              + " is named, which may take an hour")
  private List<String> names = List.of();

  @Option(names = "--json", description = "one JSON object per figure on standard output")
  private boolean json;

  @Option(
      names = "--quick",
      description = "leave out explorations of Java programs that take more than some seconds")
  private boolean quick;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "60s",
      description =
          "end each exploration of a Java program after this time, such as 500ms, 60s or 2m;"
              + " default ${DEFAULT-VALUE}")
  private Duration budget;

  @Option(
      names = "--only",
      paramLabel = "TEXT",
      description = "only Java programs with this text in their name, such as 'indexer, 12'")
  private Optional<String> only = Optional.empty();

  @Option(
      names = "--plots",
      paramLabel = "DIR",
      description =
          "write plots of Java programs into this folder, executions and time by the number of"
              + " threads, as SVG and PNG")
  private Optional<Path> plots = Optional.empty();

  @Option(names = "--no-progress", description = "no progress on standard error")
  private boolean silent;

  private final List<ComputedProgramTable> programs = new ArrayList<>();
  private Exploring exploring;
  private volatile String progress = "searching states of models";

  TablesCommand(Screen screen) {
    this.screen = screen;
  }

  @Override
  public Integer call() {
    for (String name : names) {
      if (!NAMES.contains(name)) {
        throw new ParameterException(
            spec.commandLine(),
            "no publication " + name + "; there are " + String.join(", ", NAMES));
      }
    }
    Set<String> asked = new LinkedHashSet<>(names.isEmpty() ? NAMES : names);
    if (asked.stream().allMatch(this::nothingOf)) {
      throw new ParameterException(
          spec.commandLine(),
          "no program of " + String.join(", ", asked) + " has '" + only.get() + "' in its name");
    }
    plots.ifPresent(this::prepare);
    ExitCode worst = ExitCode.CLEAN;
    for (String name : asked) {
      worst = worst.orWorse(ofModels(name)).orWorse(ofPrograms(name));
    }
    plots.ifPresent(this::draw);
    return worst.code();
  }

  private boolean nothingOf(String name) {
    return only.isPresent() && programTables(name).isEmpty();
  }

  private List<ProgramTable> programTables(String name) {
    return ProgramTable.named(name).stream()
        .map(table -> only.map(table::only).orElse(table))
        .filter(table -> !table.rows().isEmpty())
        .toList();
  }

  private ExitCode ofModels(String name) {
    if (only.isPresent()) {
      return ExitCode.CLEAN;
    }
    ExitCode worst = ExitCode.CLEAN;
    for (ComputedTable table : withStatus(() -> ComputedTable.named(name))) {
      print(json ? new TableJson(table).lines() : new TableText(table).lines());
      worst = worst.orWorse(table.differences() == 0 ? ExitCode.CLEAN : ExitCode.FAILURE_FOUND);
    }
    return worst;
  }

  private ExitCode ofPrograms(String name) {
    ExitCode worst = ExitCode.CLEAN;
    for (ProgramTable table : programTables(name)) {
      ComputedProgramTable computed = withStatus(() -> exploring().compute(table));
      print(json ? new ProgramTableJson(computed).lines() : new ProgramTableText(computed).lines());
      worst = worst.orWorse(exitCode(computed));
      programs.add(computed);
    }
    return worst;
  }

  private void prepare(Path folder) {
    try {
      new PlotFiles(folder).prepare();
    } catch (IOException trouble) {
      throw unwritable(folder, trouble);
    }
  }

  private void draw(Path folder) {
    try {
      List<Path> files = new PlotFiles(folder).write(FamilyPlots.plots(programs));
      String what = files.isEmpty() ? "no plots: that needs a program in two sizes" : "plots: ";
      spec.commandLine()
          .getErr()
          .println("jacquard: " + what + files.stream().map(Path::toString).collect(joining(" ")));
    } catch (IOException trouble) {
      throw unwritable(folder, trouble);
    }
  }

  private ParameterException unwritable(Path folder, IOException trouble) {
    return new ParameterException(
        spec.commandLine(), "cannot write plots to " + folder + ": " + trouble);
  }

  /** Says how it is explored when it is used first. */
  private Exploring exploring() {
    if (exploring == null) {
      Effort effort = quick ? Effort.quick(budget) : Effort.full(budget);
      List<String> prefix = OneCore.hasOnlyThreads() ? OneCore.prefix() : List.of();
      exploring = new Exploring(effort, prefix, sentence -> progress = sentence);
      if (!json) {
        print(List.of(Circumstances.now().sentence(effort)));
      }
    }
    return exploring;
  }

  private <T> T withStatus(Supplier<T> work) {
    if (silent || (json && !screen.liveErrors())) {
      return work.get();
    }
    PrintWriter err = spec.commandLine().getErr();
    try (StatusLine line =
        new StatusLine(err, screen.liveErrors(), System::nanoTime, () -> progress)) {
      line.start();
      return work.get();
    }
  }

  private static ExitCode exitCode(ComputedProgramTable table) {
    if (table.differences() > 0) {
      return ExitCode.FAILURE_FOUND;
    }
    if (table.troubles() > 0) {
      return ExitCode.NOT_CONTROLLABLE;
    }
    return table.unreached() > 0 ? ExitCode.INCOMPLETE : ExitCode.CLEAN;
  }

  private void print(List<String> lines) {
    PrintWriter out = spec.commandLine().getOut();
    lines.forEach(out::println);
    if (!json) {
      out.println();
    }
    out.flush();
  }
}
