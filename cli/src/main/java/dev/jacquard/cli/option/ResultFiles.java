package dev.jacquard.cli.option;

import dev.jacquard.report.Result;
import dev.jacquard.report.file.CheckedProgram;
import dev.jacquard.report.file.ResultsFile;
import dev.jacquard.report.file.SourcePaths;
import dev.jacquard.report.text.TextReport;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The files into which a command writes its results, besides what it prints. */
public record ResultFiles(CommandSpec spec, SourcePaths sources, List<ResultsFile> files) {
  /** Replaces files of earlier runs; a file that can't be written is a mistake of the user. */
  public void begin(List<String> programs) {
    for (ResultsFile file : files) {
      try {
        file.begin(programs);
      } catch (IOException trouble) {
        throw new ParameterException(
            spec.commandLine(), file + " can't be written: " + reason(trouble));
      }
    }
  }

  /** A program has been checked. */
  public void put(Result result, TextReport text) {
    put(checked(result, text));
  }

  /** A result as files have it. */
  public CheckedProgram checked(Result result, TextReport text) {
    return CheckedProgram.of(result, text.counterexamples(result), text.lines(result), sources);
  }

  /** A program has been checked. */
  public void put(CheckedProgram checked) {
    for (ResultsFile file : files) {
      try {
        file.put(checked);
      } catch (IOException trouble) {
        spec.commandLine()
            .getErr()
            .println("jacquard: " + file + " can't be written any more: " + reason(trouble));
      }
    }
  }

  private static String reason(IOException trouble) {
    return trouble.getClass().getSimpleName() + ": " + trouble.getMessage();
  }
}
