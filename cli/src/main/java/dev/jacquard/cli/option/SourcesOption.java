package dev.jacquard.cli.option;

import dev.jacquard.cli.source.SourceFile;
import dev.jacquard.report.page.SourcePath;
import dev.jacquard.worker.ProgramLoader;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option that says where the source of a JVM program is. */
public final class SourcesOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--sources",
      paramLabel = "PATH",
      description =
          "where the source of the program is, for --page (default: where builds have it)")
  private String path = "";

  /** The sources of programs with a class path. */
  public SourcePath sources(List<String> programs, List<Path> classPath) {
    try {
      List<Path> named = new ArrayList<>(path.isBlank() ? List.of() : ProgramLoader.parse(path));
      for (String program : programs) {
        SourceFile.of(program).ifPresent(source -> named.addAll(source.foldersAbove()));
      }
      return new SourcePath(named, classPath);
    } catch (InvalidPathException mistake) {
      throw new ParameterException(
          spec.commandLine(), "--sources has no path in it: " + mistake.getMessage());
    }
  }
}
