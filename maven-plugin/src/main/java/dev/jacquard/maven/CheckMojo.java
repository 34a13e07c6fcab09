package dev.jacquard.maven;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Explores every interleaving of programs of the project; the build fails if one of them fails. */
@Mojo(
    name = "check",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
public final class CheckMojo extends ProgramMojo {
  /** How long to explore each program, such as {@code 500ms}, {@code 60s}, {@code 2m}. */
  @Parameter(property = "jacquard.budget", defaultValue = "60s")
  private String budget;

  /** Which symmetry is used, such as {@code val} or {@code none}; the command's default without. */
  @Parameter(property = "jacquard.symmetry")
  private String symmetry;

  /** Whether the build goes on if nothing failed, but not everything was explored. */
  @Parameter(property = "jacquard.allow-incomplete", defaultValue = "false")
  private boolean allowIncomplete;

  /** Whether the build fails if a verdict rests on assumptions. */
  @Parameter(property = "jacquard.strict", defaultValue = "false")
  private boolean strict;

  /** How many programs are checked at the same time; as many as there are cores without. */
  @Parameter(property = "jacquard.jobs")
  private int jobs;

  /** How many workers share the search of each program; none without. */
  @Parameter(property = "jacquard.workers")
  private String workers;

  /** The cluster that makes the searches, as {@code cluster serve} says its URL. */
  @Parameter(property = "jacquard.cluster")
  private String cluster;

  /** Makes the goal; Maven sets its parameters. */
  public CheckMojo() {}

  @Override
  void run() throws MojoExecutionException, MojoFailureException {
    List<String> targets = targets();
    List<CommandEnd> ends = new SideBySide(jobs).map(targets, this::check);
    List<String> failures = new ArrayList<>();
    for (int i = 0; i < targets.size(); i++) {
      String target = targets.get(i);
      CommandEnd end = ends.get(i);
      switch (end.meaning()) {
        case COMPLETE -> getLog().info(end.text());
        case FAILURE, NOT_CONTROLLABLE -> failures.add(told(end, target));
        case INCOMPLETE -> {
          if (allowIncomplete) {
            getLog().warn(end.text());
          } else {
            failures.add(
                told(end, target) + "; -Djacquard.allow-incomplete=true lets such a build pass");
          }
        }
        case ASSUMING ->
            failures.add(told(end, target) + "; -Djacquard.strict=false lets such a build pass");
        case USAGE, INTERNAL_ERROR -> throw new MojoExecutionException(end.sentence());
      }
    }
    if (!failures.isEmpty()) {
      throw new MojoFailureException(String.join(System.lineSeparator(), failures));
    }
  }

  private CommandEnd check(String target) throws MojoExecutionException {
    String name = target.replaceAll("[^\\w.$-]", ".");
    CommandWords words =
        new CommandWords("check")
            .option("--budget", budget)
            .option("--symmetry", symmetry)
            .option("--workers", workers)
            .option("--cluster", cluster)
            .flag("--strict", strict)
            .option("--junit-xml", inReports("TEST-" + name + ".xml"))
            .option("--sarif", inReports(name + ".sarif"));
    return jacquard(words, target);
  }

  /** Logs the report and returns the sentence that the build ends with. */
  private String told(CommandEnd end, String target) {
    if (!end.report().isEmpty()) {
      getLog().error(end.text());
    }
    String sentence = end.sentence();
    return sentence.startsWith(target) ? sentence : target + ": " + sentence;
  }
}
