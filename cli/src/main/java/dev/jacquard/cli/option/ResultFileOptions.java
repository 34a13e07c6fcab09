package dev.jacquard.cli.option;

import dev.jacquard.check.Release;
import dev.jacquard.report.file.JsonLines;
import dev.jacquard.report.file.ResultsFile;
import dev.jacquard.report.file.SourcePaths;
import dev.jacquard.report.junit.JunitXml;
import dev.jacquard.report.sarif.Sarif;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that write results into files for other tools. */
public final class ResultFileOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--json-file",
      paramLabel = "FILE",
      description = "also write the results as JSON, an object on a line for each program")
  private Optional<Path> jsonFile;

  @Option(
      names = "--junit-xml",
      paramLabel = "FILE",
      description = "also write the results as JUnit XML, for continuous integration")
  private Optional<Path> junitXml;

  @Option(
      names = "--sarif",
      paramLabel = "FILE",
      description = "also write the failures as SARIF 2.1.0, for code scanning")
  private Optional<Path> sarif;

  /** The files that are asked for. */
  public ResultFiles files(SourcePaths sources) {
    return new ResultFiles(
        spec,
        sources,
        Stream.of(
                jsonFile.map(file -> new ResultsFile(file, new JsonLines())),
                junitXml.map(file -> new ResultsFile(file, new JunitXml())),
                sarif.map(file -> new ResultsFile(file, new Sarif(Release.stated()))))
            .flatMap(Optional::stream)
            .toList());
  }
}
