package dev.jacquard.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.inject.Inject;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;

/** A goal that runs the {@code jacquard} command, with the plugin's own jars as its class path. */
abstract class JacquardMojo extends AbstractMojo {
  @Parameter(defaultValue = "${plugin.artifacts}", readonly = true, required = true)
  private List<Artifact> pluginArtifacts;

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  private MavenSession session;

  @Inject private ToolchainManager toolchains;

  /** Does nothing, and says so. */
  @Parameter(property = "jacquard.skip", defaultValue = "false")
  private boolean skip;

  /**
   * The directory of the JDK that explores the program, 17 or newer. Without it that of the
   * toolchain which the build uses, or else the one that runs Maven.
   */
  @Parameter(property = "jacquard.javaHome")
  private File javaHome;

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("Jacquard is skipped (jacquard.skip)");
    } else {
      run();
    }
  }

  final MavenSession session() {
    return session;
  }

  /** Does what the goal is for. */
  abstract void run() throws MojoExecutionException, MojoFailureException;

  /** Runs a command in a directory. */
  final CommandEnd jacquard(Path directory, CommandWords words) throws MojoExecutionException {
    JacquardProcess process =
        new JacquardProcess(
            jdk(),
            pluginArtifacts.stream().map(each -> each.getFile().toPath()).toList(),
            launches());
    getLog().debug(String.join(" ", process.command(words.list())));
    try {
      return process.run(directory, words.list(), line -> getLog().info(line));
    } catch (IOException trouble) {
      throw new MojoExecutionException(
          "cannot start a JVM of the JDK in " + jdk() + ": " + trouble.getMessage(), trouble);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MojoExecutionException("interrupted; nothing is known of the program", e);
    }
  }

  /** The directory for what makes the next start of the command faster, if there is one. */
  Optional<Path> launches() {
    return Optional.empty();
  }

  private Path jdk() throws MojoExecutionException {
    if (javaHome != null) {
      if (!Files.isDirectory(javaHome.toPath().resolve("bin"))) {
        throw new MojoExecutionException(
            "jacquard.javaHome is not the directory of a JDK: there is no " + javaHome + "/bin");
      }
      return javaHome.toPath();
    }
    Toolchain toolchain = toolchains.getToolchainFromBuildContext("jdk", session);
    String java = toolchain == null ? null : toolchain.findTool("java");
    return java == null
        ? Path.of(System.getProperty("java.home"))
        : Path.of(java).getParent().getParent();
  }
}
