package dev.jacquard.cli.option;

import dev.jacquard.check.Options;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.option.CourseOfTime;
import dev.jacquard.kernel.option.Expiry;
import dev.jacquard.kernel.option.Liberties;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.option.Spurious;
import dev.jacquard.kernel.option.TimeLimits;
import dev.jacquard.report.ShellLine;
import dev.jacquard.runtime.primitive.ModelCatalogue;
import dev.jacquard.worker.ProgramLoader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say where a JVM program is and how it is run. */
public final class ProgramOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = {"-cp", "--class-path"},
      paramLabel = "PATH",
      description = "where the classes of the program are (default: CLASSPATH, or else .)")
  private Optional<String> classPath;

  @Option(
      names = "--races",
      paramLabel = "WHAT",
      defaultValue = "report",
      description =
          "report (default): a data race is a failure; only: nothing else is; explore: plain"
              + " accesses are steps; ignore")
  private RacePolicy races;

  @Option(names = "--only", paramLabel = "WHAT", description = "races: the same as --races only")
  private Optional<OptionValues.Only> only;

  @Option(
      names = "--carrier",
      paramLabel = "NAME",
      defaultValue = "auto",
      description = "what threads run on: auto (default), continuation (JDK 24 on) or thread")
  private CarrierChoice carrier;

  @Option(
      names = "--deep",
      paramLabel = "CLASS[,CLASS...]",
      split = ",",
      description =
          "run the JDK's own code of these classes instead of their models; all: of every class")
  private List<String> deep = List.of();

  @Option(
      names = "--time-limits",
      paramLabel = "WHEN",
      defaultValue = "long",
      description =
          "when time limits pass: any moment; long (default): long ones only when no thread can"
              + " move otherwise; last: all of them only then")
  private TimeLimits timeLimits;

  @Option(
      names = "--long-limit",
      paramLabel = "TIME",
      defaultValue = "1s",
      description = "how long a time limit is that counts as a long one (default 1s)")
  private Duration longLimit;

  @Option(
      names = "--time",
      paramLabel = "HOW",
      defaultValue = "one",
      description =
          "how time passes where the program decides by a clock: one course (default), or explore")
  private CourseOfTime time;

  @Option(
      names = "--spurious",
      description = "waits may return, and weak attempts fail, without a reason")
  private boolean spurious;

  @Option(
      names = "--patience",
      paramLabel = "TIME",
      defaultValue = "10s",
      description = "give up when no step is taken for so long (default 10s)")
  private Duration patience;

  @Option(
      names = "--replay-line",
      paramLabel = "TEXT",
      description = "what the report says to replay a failure; {schedule} stands for the execution")
  private Optional<String> replayLine;

  /** What becomes of data races, in whichever of the two ways that was said. */
  public RacePolicy races() {
    if (only.isEmpty()) {
      return races;
    }
    reject(
        races == RacePolicy.EXPLORE || races == RacePolicy.IGNORE,
        "--only races looks for data races, and --races " + races.label() + " does not");
    return RacePolicy.ONLY;
  }

  CarrierChoice carrier() {
    return carrier;
  }

  /** The classes that run deep, each of which has a model. */
  Set<String> deep() {
    try {
      return ModelCatalogue.checked(deep);
    } catch (IllegalArgumentException mistake) {
      throw new ParameterException(spec.commandLine(), mistake.getMessage());
    }
  }

  public Duration patience() {
    return patience;
  }

  /** The line that replays an execution, as the caller wants it or else the usual one. */
  public ShellLine replayLine(ShellLine usual) {
    return replayLine
        .<ShellLine>map(line -> (name, schedule) -> line.replace("{schedule}", schedule.toString()))
        .orElse(usual);
  }

  /** The class path as the user gave it, or would have. */
  public String classPath() {
    return classPath.orElseGet(
        () ->
            Optional.ofNullable(System.getenv("CLASSPATH")).filter(p -> !p.isBlank()).orElse("."));
  }

  /** Its entries, each of which exists. */
  public List<Path> entries() {
    try {
      List<Path> entries = ProgramLoader.parse(classPath());
      reject(entries.isEmpty(), "the class path (-cp) is empty");
      for (Path entry : entries) {
        reject(
            !Files.exists(entry), "there is no '" + entry + "', which the class path (-cp) names");
      }
      return entries;
    } catch (InvalidPathException mistake) {
      throw new ParameterException(
          spec.commandLine(), "the class path (-cp) has no path in it: " + mistake.getMessage());
    }
  }

  /** The options that say how a program is run, and else the usual ones. */
  public Options options() {
    return Options.DEFAULT
        .with(races())
        .with(carrier)
        .withDeep(deep())
        .with(new Expiry(timeLimits, longLimit))
        .with(new Liberties(time, spurious ? Spurious.EXPLORE : Spurious.NEVER));
  }

  private void reject(boolean wrong, String sentence) {
    if (wrong) {
      throw new ParameterException(spec.commandLine(), sentence);
    }
  }
}
