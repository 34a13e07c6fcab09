package dev.jacquard.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The Maven that runs this build, as users start it, on projects that use Jacquard.
 *
 * <p>It never needs the network. Jacquard comes from a repository of the build's own, and
 * everything else from the user's, which has it because this build uses the same plugins.
 */
record Maven(Jdk jdk) {
  /**
   * How a build ended.
   *
   * @param output its lines, without colours
   */
  record Build(int code, List<String> output) {
    String text() {
      return String.join("\n", output) + "\n";
    }
  }

  /** Runs it in the directory of a project. */
  Build run(Path project, List<String> words) throws IOException, InterruptedException {
    Path log = Files.createTempFile("maven", ".log");
    try {
      ProcessBuilder builder =
          new ProcessBuilder(command(project, words))
              .directory(project.toFile())
              .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
              .redirectErrorStream(true)
              .redirectOutput(log.toFile());
      builder.environment().keySet().removeIf(name -> name.startsWith("MAVEN_"));
      builder.environment().put("MAVEN_OPTS", "-XX:+UseSerialGC -XX:TieredStopAtLevel=1");
      builder.environment().put("JAVA_HOME", jdk.home().toString());
      int code = builder.start().waitFor();
      return new Build(code, Files.readAllLines(log));
    } finally {
      Files.delete(log);
    }
  }

  private static List<String> command(Path project, List<String> words) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("maven.home"), "bin", "mvn").toString());
    command.add("--batch-mode");
    command.add("--no-transfer-progress");
    command.add("--offline");
    command.add("-Daether.offline.protocols=file");
    command.add("-Dmaven.repo.local=" + System.getProperty("trial.repository"));
    command.add("--settings");
    command.add(settings(project).toString());
    command.addAll(words);
    return command;
  }

  /** Settings by which the user's local repository is where everything is downloaded from. */
  private static Path settings(Path project) throws IOException {
    String repository =
        """
            <id>central</id>
            <url>%s</url>
            <releases><updatePolicy>always</updatePolicy><checksumPolicy>ignore</checksumPolicy></releases>
            <snapshots><enabled>false</enabled></snapshots>
        """
            .formatted(Path.of(System.getProperty("user.repository")).toUri());
    return Files.writeString(
        project.resolveSibling("settings.xml"),
        """
        <settings>
          <profiles>
            <profile>
              <id>local</id>
              <activation><activeByDefault>true</activeByDefault></activation>
              <repositories><repository>
        %1$s
              </repository></repositories>
              <pluginRepositories><pluginRepository>
        %1$s
              </pluginRepository></pluginRepositories>
            </profile>
          </profiles>
        </settings>
        """
            .formatted(repository));
  }
}
