package dev.jacquard.lab;

import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.worker.ProgramLoader;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jacquard bench jsr166}: explores the tests of a suite that all pass in a plain JVM. */
@Command(
    name = "jsr166",
    description =
        "Explores each test of the JSR-166 suite, or of another one of JUnit 3, and counts how they"
            + " come out.",
    mixinStandardHelpOptions = true)
final class BenchJsr166Command implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FOLDER",
      description =
          "the folder of the sources, such as test/jdk/java/util/concurrent/tck of a checkout of"
              + " OpenJDK")
  private Path folder;

  @Option(
      names = {"-cp", "--class-path"},
      paramLabel = "PATH",
      required = true,
      description = "what the tests need: a jar of JUnit 3 or 4")
  private String classPath;

  @Option(
      names = "--only",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "only tests with this text in CLASS#METHOD")
  private String only;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "10s",
      description = "the time for each test (default ${DEFAULT-VALUE})")
  private Duration budget;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      defaultValue = "jsr166",
      description =
          "where results.csv, reports.txt and the compiled classes go (default ${DEFAULT-VALUE})")
  private Path out;

  @Override
  public Integer call() throws IOException, InterruptedException {
    reject(!Files.isDirectory(folder), "no folder " + folder);
    JUnit3Suite suite = new JUnit3Suite(ProgramLoader.parse(classPath), out);
    List<String> errors = suite.compile(folder);
    reject(!errors.isEmpty(), "the tests do not compile: " + String.join("; ", errors));
    List<String> tests = suite.programs().stream().filter(test -> test.contains(only)).toList();
    reject(tests.isEmpty(), "no test has '" + only + "' in its name");
    Path xml = out.resolve("results.xml");
    check(suite, tests, xml);
    SuiteResults results = SuiteResults.read(xml);
    Files.write(out.resolve("results.csv"), results.csv());
    PrintWriter screen = spec.commandLine().getOut();
    results.table().forEach(screen::println);
    screen.flush();
    return (results.areRight() ? ExitCode.CLEAN : ExitCode.FAILURE_FOUND).code();
  }

  /** Has another JVM check the programs; its reports are too long for the screen. */
  private void check(JUnit3Suite suite, List<String> tests, Path xml)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(dev.jacquard.cli.Main.class.getName(), "check"));
    command.addAll(List.of("-cp", path(suite.classPath())));
    command.addAll(tests);
    command.addAll(List.of("--budget", budget.toMillis() + "ms", "--no-progress"));
    command.addAll(List.of("--junit-xml", xml.toString()));
    new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(out.resolve("reports.txt").toFile())
        .start()
        .waitFor();
  }

  private static String path(List<Path> entries) {
    return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private void reject(boolean wrong, String sentence) {
    if (wrong) {
      throw new ParameterException(spec.commandLine(), sentence);
    }
  }
}
