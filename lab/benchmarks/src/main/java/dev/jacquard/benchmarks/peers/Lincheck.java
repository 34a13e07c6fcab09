package dev.jacquard.benchmarks.peers;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lincheck: {@code Lincheck.runConcurrentTest}, its model checking of a block of code. */
record Lincheck(MavenProject project, JavaHome java) implements Peer {
  /** From here on a JVM warns of what Lincheck does, unless it is told not to. */
  private static final int WARNINGS = 24;

  @Override
  public String name() {
    return "Lincheck 3.7";
  }

  @Override
  public Optional<String> absence() throws IOException {
    return project.absence();
  }

  @Override
  public String settings() throws IOException {
    return "JDK " + java.version() + ", Lincheck.runConcurrentTest";
  }

  @Override
  public List<List<String>> check(ComparedProgram program, Workplace workplace) throws IOException {
    return List.of(command().words(program, workplace.most(), workplace));
  }

  @Override
  public Outcome outcome(Printed printed, Workplace workplace) throws IOException {
    return GuestCommand.outcome(printed, workplace);
  }

  @Override
  public Optional<List<String>> repeated(ComparedProgram program, int most, Workplace workplace)
      throws IOException {
    return Optional.of(command().words(program, most, workplace));
  }

  private GuestCommand command() throws IOException {
    List<String> options = new ArrayList<>();
    if (java.feature() >= WARNINGS) {
      options.add("-XX:+EnableDynamicAgentLoading");
      options.add("--sun-misc-unsafe-memory-access=allow");
    }
    return new GuestCommand(java, options, project.classPath(), "LincheckPeer");
  }
}
