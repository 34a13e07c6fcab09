package dev.jacquard.benchmarks.peers;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * JMC: its strategy {@code trust} on a program that its agent rewrites. It is built from its
 * repository by those who have it; nobody has tried this with a real one yet.
 *
 * @param source the folder with the code that calls it
 * @param environment {@code JMC_CLASS_PATH}, its jar and what that needs; {@code JMC_AGENT}, the
 *     jar of its agent
 */
record Jmc(Path source, Map<String, String> environment, JavaHome java) implements Peer {
  private static final String CLASS_PATH = "JMC_CLASS_PATH";
  private static final String AGENT = "JMC_AGENT";
  private static final Duration COMPILATION = Duration.ofMinutes(1);

  @Override
  public String name() {
    return "JMC";
  }

  @Override
  public Optional<String> absence() {
    if (environment.containsKey(CLASS_PATH) && environment.containsKey(AGENT)) {
      return Optional.empty();
    }
    return Optional.of(
        "set JMC_CLASS_PATH to the jar of its core and those that it needs, and JMC_AGENT to the"
            + " jar of its agent, both built from github.com/mpi-sws-rse/jmc");
  }

  @Override
  public String settings() throws IOException {
    return "JDK " + java.version() + ", strategy trust";
  }

  @Override
  public List<List<String>> check(ComparedProgram program, Workplace workplace) throws IOException {
    return List.of(command(workplace).words(program, workplace.most(), workplace));
  }

  @Override
  public Outcome outcome(Printed printed, Workplace workplace) throws IOException {
    return GuestCommand.outcome(printed, workplace);
  }

  @Override
  public Optional<List<String>> repeated(ComparedProgram program, int most, Workplace workplace)
      throws IOException {
    return Optional.of(command(workplace).words(program, most, workplace));
  }

  private GuestCommand command(Workplace workplace) throws IOException {
    return new GuestCommand(
        java,
        List.of(
            "-javaagent:"
                + environment.get(AGENT)
                + "=instrumentingPackages=dev.jacquard.benchmarks.program,"
                + "dev.jacquard.benchmarks.paper"),
        environment.get(CLASS_PATH) + File.pathSeparator + compiled(workplace),
        "JmcPeer");
  }

  /** What calls it, compiled against the user's version of it. */
  private Path compiled(Workplace workplace) throws IOException {
    Path classes = workplace.folder().resolve("jmc");
    if (!Files.exists(classes)) {
      new Command(
              List.of(
                  java.home().resolve("bin/javac").toString(),
                  "-cp",
                  environment.get(CLASS_PATH),
                  "-d",
                  classes.toString(),
                  source.resolve("JmcPeer.java").toString()),
              workplace.folder())
          .run("", COMPILATION);
    }
    return classes;
  }
}
