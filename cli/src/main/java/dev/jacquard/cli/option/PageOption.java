package dev.jacquard.cli.option;

import dev.jacquard.report.Counterexample;
import dev.jacquard.report.page.PageFile;
import dev.jacquard.report.page.Sources;
import dev.jacquard.report.text.Pages;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option that asks for a page of each failure. */
public final class PageOption {
  private static final String ENDING = ".html";

  @Option(
      names = "--page",
      paramLabel = "FILE",
      description = "writes each failure as a page to a file that ends with .html, or a directory")
  private Optional<Path> place;

  private final Map<Path, Integer> written = new HashMap<>();

  /** Whether pages of several programs would be one file. */
  public boolean isOneFile() {
    return place.filter(PageOption::isFile).isPresent();
  }

  private static boolean isFile(Path path) {
    return path.toString().endsWith(ENDING) && !Files.isDirectory(path);
  }

  /** Pages of a program whose source is where it is said. */
  public Pages pages(Sources sources) {
    return counterexample -> place.map(where -> write(counterexample, where, sources));
  }

  private String write(Counterexample counterexample, Path path, Sources sources) {
    Path file = isFile(path) ? path : path.resolve(name(counterexample.program()) + ENDING);
    int number = written.merge(file, 1, Integer::sum);
    return new PageFile(sources).write(counterexample, number == 1 ? file : numbered(file, number));
  }

  /** A litmus program is named like its file, and pages of several folders go into one. */
  private static String name(String program) {
    return PageFile.name(program.substring(program.lastIndexOf(File.separatorChar) + 1));
  }

  private static Path numbered(Path file, int number) {
    String name = file.getFileName().toString();
    String stem = name.substring(0, name.length() - ENDING.length());
    return file.resolveSibling(stem + "-" + number + ENDING);
  }
}
