package dev.jacquard.cli;

import dev.jacquard.benchmarks.tables.ComputedTable;
import dev.jacquard.benchmarks.tables.TableJson;
import dev.jacquard.benchmarks.tables.TableText;
import java.io.PrintWriter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.Callable;
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
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "PUBLICATION",
      arity = "0..*",
      description = "wahl (2007), godefroid (1999), iosif (2002); all of them if none is named")
  private List<String> names = List.of();

  @Option(names = "--json", description = "one JSON object per figure on standard output")
  private boolean json;

  @Override
  public Integer call() {
    for (String name : names) {
      if (!ComputedTable.names().contains(name)) {
        throw new ParameterException(
            spec.commandLine(),
            "no publication " + name + "; there are " + String.join(", ", ComputedTable.names()));
      }
    }
    long differences = 0;
    for (String name : new LinkedHashSet<>(names.isEmpty() ? ComputedTable.names() : names)) {
      for (ComputedTable table : ComputedTable.named(name)) {
        print(table);
        differences += table.differences();
      }
    }
    return (differences == 0 ? ExitCode.CLEAN : ExitCode.FAILURE_FOUND).code();
  }

  private void print(ComputedTable table) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      new TableJson(table).lines().forEach(out::println);
    } else {
      new TableText(table).lines().forEach(out::println);
      out.println();
    }
    out.flush();
  }
}
