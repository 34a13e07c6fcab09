package dev.jacquard.check.host;

import dev.jacquard.check.Release;
import dev.jacquard.check.test.Response;
import dev.jacquard.explore.option.Given;
import dev.jacquard.explore.option.Option;
import dev.jacquard.report.Result;
import dev.jacquard.report.file.CheckedProgram;
import dev.jacquard.report.file.Format;
import dev.jacquard.report.file.JsonLines;
import dev.jacquard.report.file.ResultsFile;
import dev.jacquard.report.junit.JunitXml;
import dev.jacquard.report.sarif.Sarif;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The files into which the results of all tests of a run go, kept up to date test by test. */
public final class RunFiles {
  private static final Set<Option> KINDS =
      EnumSet.of(Option.JSON_FILE, Option.JUNIT_XML, Option.SARIF);

  private final List<ResultsFile> files;

  /** Replaces files of earlier runs. */
  public RunFiles(Given given) {
    files = KINDS.stream().flatMap(kind -> file(kind, given)).toList();
    try {
      for (ResultsFile file : files) {
        file.begin(List.of());
      }
    } catch (IOException trouble) {
      throw new UncheckedIOException(trouble);
    }
  }

  /** Whether there are any. */
  public static boolean areWanted(Given given) {
    return KINDS.stream().anyMatch(given::has);
  }

  private static Stream<ResultsFile> file(Option kind, Given given) {
    return given
        .<String>value(kind)
        .map(place -> new ResultsFile(Path.of(place), format(kind)))
        .stream();
  }

  private static Format format(Option kind) {
    return switch (kind) {
      case JSON_FILE -> new JsonLines();
      case JUNIT_XML -> new JunitXml();
      default -> new Sarif(Release.stated());
    };
  }

  /** A test has been checked; without a result there is still what was said of it. */
  public synchronized void put(String name, Response response) {
    List<CheckedProgram> checked =
        response.checked().isEmpty()
            ? List.of(CheckedProgram.without(name, outcome(response), response.text()))
            : response.checked();
    try {
      for (ResultsFile file : files) {
        for (CheckedProgram program : checked) {
          file.put(program);
        }
      }
    } catch (IOException trouble) {
      throw new UncheckedIOException(trouble);
    }
  }

  private static Result.Outcome outcome(Response response) {
    return switch (response.outcome()) {
      case NOT_CONTROLLED -> Result.Outcome.NOT_CONTROLLED;
      case NOT_DETERMINISTIC -> Result.Outcome.NOT_DETERMINISTIC;
      default -> Result.Outcome.UNFINISHED;
    };
  }
}
