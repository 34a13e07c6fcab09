package dev.jacquard.maven;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Runs one execution of a program of the project again and shows all of it. */
@Mojo(name = "replay", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
public final class ReplayMojo extends ProgramMojo {
  /** The execution, as the report of a failure named it: {@code j1-...}. */
  @Parameter(property = "jacquard.replay")
  private String replay;

  /** Makes the goal; Maven sets its parameters. */
  public ReplayMojo() {}

  @Override
  void run() throws MojoExecutionException, MojoFailureException {
    if (replay == null) {
      throw new MojoExecutionException(
          "no execution is named: say -Djacquard.replay=j1-..., which the report of a failure"
              + " shows");
    }
    if (targets().size() > 1) {
      throw new MojoExecutionException(
          "an execution belongs to one program, but several are named: choose one by"
              + " -Djacquard.target");
    }
    CommandEnd end = jacquard(new CommandWords("replay").add(replay), targets().get(0));
    switch (end.meaning()) {
      case COMPLETE, INCOMPLETE, ASSUMING -> getLog().info(end.text());
      case FAILURE, NOT_CONTROLLABLE -> {
        getLog().error(end.text());
        throw new MojoFailureException(end.sentence());
      }
      case USAGE, INTERNAL_ERROR -> throw new MojoExecutionException(end.sentence());
    }
  }
}
