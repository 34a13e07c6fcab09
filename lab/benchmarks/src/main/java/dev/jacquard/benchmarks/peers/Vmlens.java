package dev.jacquard.benchmarks.peers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * VMLens: a loop {@code while (allInterleavings.hasNext())} below its agent, and then the search
 * for data races in what the agent has written, which in a build its Maven plugin does.
 */
record Vmlens(MavenProject project, JavaHome java) implements Peer {
  private static final Pattern RACES = Pattern.compile("data races: (\\d+)");

  @Override
  public String name() {
    return "VMLens 1.2.17";
  }

  @Override
  public Optional<String> absence() throws IOException {
    return project.absence();
  }

  @Override
  public String settings() throws IOException {
    return "JDK "
        + java.version()
        + ", AllInterleavings, then its report; warm: without the report";
  }

  @Override
  public List<List<String>> check(ComparedProgram program, Workplace workplace) throws IOException {
    Path agent = agent(workplace);
    return List.of(
        command(agent).words(program, workplace.most(), workplace),
        List.of(
            java.java(),
            "-cp",
            project.classPath(),
            "VmlensReport",
            events(agent).toString(),
            agent.resolve("report").toString()));
  }

  @Override
  public Outcome outcome(Printed printed, Workplace workplace) throws IOException {
    Outcome outcome = GuestCommand.outcome(printed, workplace);
    Matcher races = RACES.matcher(printed.text());
    if (printed.overTime() || outcome.verdict().isFailure()) {
      return outcome;
    }
    if (!races.find()) {
      return new Outcome(
          Verdict.TROUBLE, outcome.executions(), GuestCommand.firstLines(printed.text()));
    }
    return races.group(1).equals("0")
        ? outcome
        : new Outcome(Verdict.RACE, outcome.executions(), races.group());
  }

  @Override
  public Optional<List<String>> repeated(ComparedProgram program, int most, Workplace workplace)
      throws IOException {
    return Optional.of(command(agent(workplace)).words(program, most, workplace));
  }

  private GuestCommand command(Path agent) {
    return new GuestCommand(
        java,
        List.of("-javaagent:" + agent.resolve("agent.jar")),
        project.classPath(),
        "VmlensPeer");
  }

  /** Where the agent writes, whatever else it is told. */
  private static Path events(Path agent) {
    return agent.resolve("vmlens");
  }

  /** The agent in a new folder, since it writes beside itself. */
  private Path agent(Workplace workplace) throws IOException {
    Path agent = Files.createTempDirectory(workplace.folder(), "vmlens-");
    try (Stream<Path> jars = Files.list(project.folder().resolve("target/agent_lib"))) {
      for (Path jar : jars.toList()) {
        Files.copy(jar, agent.resolve(jar.getFileName()));
      }
    }
    Files.createDirectory(events(agent));
    Files.writeString(agent.resolve("run.properties"), "eventDir=" + events(agent) + "/\n");
    return agent;
  }
}
