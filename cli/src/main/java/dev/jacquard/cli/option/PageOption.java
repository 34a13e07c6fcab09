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
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option that asks for a page of each failure. */
public final class PageOption {
  private static final String ENDING = ".html";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--page",
      paramLabel = "FILE",
      description =
          "writes each failure as a page: to a file, or into a directory if the name has no ending")
  private Optional<Path> place;

  private final Map<Path, Integer> written = new HashMap<>();

  /** Whether pages of several programs would be one file. */
  public boolean isOneFile() {
    return place.filter(PageOption::isFile).isPresent();
  }

  private static boolean isFile(Path path) {
    return endingAt(path.toString()) > 0 && !Files.isDirectory(path);
  }

  /** Where the ending of a file's name begins; not positive if it has none. */
  private static int endingAt(String path) {
    int name = path.lastIndexOf(File.separatorChar) + 1;
    int dot = path.lastIndexOf('.');
    return dot > name && dot < path.length() - 1 ? dot : -1;
  }

  /** A place where nothing can be written is a mistake of the user, told before anything runs. */
  public void rejectUnwritable() {
    place.ifPresent(this::rejectUnwritable);
  }

  /** Pages of a program whose source is where it is said. */
  public Pages pages(Sources sources) {
    rejectUnwritable();
    return counterexample -> place.map(where -> write(counterexample, where, sources));
  }

  private void rejectUnwritable(Path path) {
    Path above = path.toAbsolutePath().normalize();
    if (isFile(path)) {
      above = above.getParent();
    }
    while (!Files.exists(above)) {
      above = above.getParent();
    }
    if (!Files.isDirectory(above) || !Files.isWritable(above)) {
      String why = Files.isDirectory(above) ? "can't be written to" : "is no directory";
      throw new ParameterException(
          spec.commandLine(), "no page can be written to " + path + ": " + above + " " + why);
    }
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
    int dot = endingAt(name);
    return file.resolveSibling(name.substring(0, dot) + "-" + number + name.substring(dot));
  }
}
