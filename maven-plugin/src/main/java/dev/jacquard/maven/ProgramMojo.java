package dev.jacquard.maven;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** A goal about programs of the project, which the classes of its tests can be too. */
abstract class ProgramMojo extends JacquardMojo {
  private static final String RACES = "report";
  private static final String NO_REPORTS = "none";

  /**
   * The programs: {@code com.acme.Main} for a main method, {@code com.acme.AccountTest#transfers}
   * for a method without parameters.
   */
  @Parameter(property = "jacquard.target")
  private List<String> targets;

  /** What the main methods get. */
  @Parameter(property = "jacquard.arguments")
  private List<String> arguments;

  /**
   * What a data race is: {@code report} (a failure), {@code explore} (plain accesses are steps) or
   * {@code ignore}.
   */
  @Parameter(property = "jacquard.races", defaultValue = RACES)
  private String races;

  /** When time limits pass: {@code any}, {@code long} or {@code last}; {@code long} without. */
  @Parameter(property = "jacquard.time-limits")
  private String timeLimits;

  /** How long a time limit is that counts as a long one; {@code 1s} without. */
  @Parameter(property = "jacquard.long-limit")
  private String longLimit;

  /** How time passes where the program decides by a clock: {@code one} or {@code explore}. */
  @Parameter(property = "jacquard.time")
  private String time;

  /** Whether waits may return, and weak compare-and-set fail, without a reason. */
  @Parameter(property = "jacquard.spurious", defaultValue = "false")
  private boolean spurious;

  /** An execution with more steps is cut; the command's own limit without it. */
  @Parameter(property = "jacquard.steps")
  private String steps;

  /** Classes of the JDK whose own code runs instead of their model, or {@code all}. */
  @Parameter(property = "jacquard.deep")
  private List<String> deep;

  /** The directory for pages, JUnit XML and SARIF of what was found, or {@code none}. */
  @Parameter(property = "jacquard.reports", defaultValue = "${project.build.directory}/jacquard")
  private String reports;

  /** More options of the command, as docs/command-line.md has them, a word each. */
  @Parameter(property = "jacquard.options")
  private List<String> options;

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  private MavenProject project;

  @Parameter(defaultValue = "${plugin}", readonly = true, required = true)
  private PluginDescriptor plugin;

  @Override
  final Optional<Path> launches() {
    return Optional.of(Path.of(project.getBuild().getDirectory(), "jacquard-launch"));
  }

  final List<String> targets() throws MojoExecutionException {
    if (targets.isEmpty()) {
      throw new MojoExecutionException(
          "no program is named: say -Djacquard.target=com.acme.Main for a main method or"
              + " -Djacquard.target=com.acme.AccountTest#transfers for a method without parameters,"
              + " or put <targets><target>com.acme.Main</target></targets> into the"
              + " <configuration> of jacquard-maven-plugin");
    }
    return targets;
  }

  /**
   * Runs a command on a program.
   *
   * @param words the command, with the options that belong to it alone
   */
  final CommandEnd jacquard(CommandWords words, String target) throws MojoExecutionException {
    return jacquard(
        project.getBasedir().toPath(),
        words
            .option("--races", races)
            .option("--time-limits", timeLimits)
            .option("--long-limit", longLimit)
            .option("--time", time)
            .flag("--spurious", spurious)
            .option("--steps", steps)
            .option("--deep", deep)
            .option("--page", inReports(""))
            .option("--replay-line", replayLine(target))
            .add(options)
            .classPath(entries())
            .add(target)
            .arguments(arguments));
  }

  /** The path of a file among the reports; empty if there shall be none. */
  final String inReports(String file) {
    return NO_REPORTS.equals(reports) ? "" : reports + File.separator + file;
  }

  /** With all that is configured: the goal on the command line sees no configuration of another. */
  private String replayLine(String target) {
    boolean named = project.getPlugin(plugin.getPluginLookupKey()) != null;
    return new ReplayLine((named ? plugin.getGoalPrefix() : plugin.getId()) + ":replay")
        .in(place())
        .property("jacquard.target", target)
        .property("jacquard.races", RACES.equals(races) ? "" : races)
        .property("jacquard.time-limits", timeLimits)
        .property("jacquard.long-limit", longLimit)
        .property("jacquard.time", time)
        .property("jacquard.spurious", spurious ? "true" : "")
        .property("jacquard.steps", steps)
        .property("jacquard.deep", String.join(",", deep))
        .property("jacquard.arguments", String.join(",", arguments))
        .toString();
  }

  /** The project's directory as seen from where Maven was started. */
  private String place() {
    Path root = Path.of(session().getExecutionRootDirectory());
    return root.relativize(project.getBasedir().toPath()).toString();
  }

  /** The class path of the tests, without directories that a project need not have. */
  private List<Path> entries() throws MojoExecutionException {
    Path classes = Path.of(project.getBuild().getOutputDirectory());
    Path testClasses = Path.of(project.getBuild().getTestOutputDirectory());
    if (!Files.exists(classes) && !Files.exists(testClasses)) {
      throw new MojoExecutionException(
          "nothing is compiled, neither in "
              + classes
              + " nor in "
              + testClasses
              + ": name the phase too, as in mvn test-compile jacquard:check");
    }
    try {
      return project.getTestClasspathElements().stream()
          .map(Path::of)
          .filter(Files::exists)
          .toList();
    } catch (DependencyResolutionRequiredException mistake) {
      throw new MojoExecutionException("the class path of the tests is not known", mistake);
    }
  }
}
