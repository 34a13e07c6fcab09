package dev.jacquard.maven;

import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;

/** Proves on small programs with known results that programs are under control on this machine. */
@Mojo(name = "doctor", requiresProject = false, threadSafe = true)
public final class DoctorMojo extends JacquardMojo {
  /** Makes the goal; Maven sets its parameters. */
  public DoctorMojo() {}

  @Override
  void run() throws MojoExecutionException, MojoFailureException {
    CommandEnd end = jacquard(Path.of("").toAbsolutePath(), new CommandWords("doctor"));
    switch (end.meaning()) {
      case COMPLETE -> getLog().info(end.text());
      case USAGE, INTERNAL_ERROR -> throw new MojoExecutionException(end.sentence());
      default -> {
        getLog().error(end.text());
        throw new MojoFailureException(
            "programs are not under control on this machine; what differs is shown above");
      }
    }
  }
}
