package dev.jacquard.cli;

import dev.jacquard.report.Counterexample;
import dev.jacquard.report.page.Sources;
import dev.jacquard.worker.PageFile;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option that asks for a page of each failure. */
final class PageOption {
  private static final String ENDING = ".html";

  @Option(
      names = "--page",
      paramLabel = "FILE",
      description = "writes each failure as an HTML page to a file, or into a directory")
  private Optional<String> place;

  private final Map<Path, Integer> written = new HashMap<>();

  /** Pages of a program whose source is where it is said. */
  Pages pages(Sources sources) {
    return counterexample -> place.map(where -> write(counterexample, where, sources));
  }

  private String write(Counterexample counterexample, String where, Sources sources) {
    Path path = Path.of(where);
    boolean folder =
        Files.isDirectory(path) || where.endsWith("/") || where.endsWith(File.separator);
    Path file = folder ? path.resolve(name(counterexample.program()) + ENDING) : path;
    int number = written.merge(file, 1, Integer::sum);
    return new PageFile(sources).write(counterexample, number == 1 ? file : numbered(file, number));
  }

  /** A litmus program is named like its file, and pages of several folders go into one. */
  private static String name(String program) {
    return PageFile.name(program.substring(program.lastIndexOf(File.separatorChar) + 1));
  }

  private static Path numbered(Path file, int number) {
    String name = file.getFileName().toString();
    int end = name.endsWith(ENDING) ? name.length() - ENDING.length() : name.length();
    return file.resolveSibling(name.substring(0, end) + "-" + number + name.substring(end));
  }
}
