package dev.jacquard.benchmarks.peers;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Jacquard and its peers, as far as they are here or can be fetched, on the same programs. */
public final class PeerBenchmarks {
  private final List<Peer> peers;
  private final PrintStream progress;

  /**
   * All peers there are.
   *
   * @param jacquard the words that start the {@code jacquard} command
   * @param folder {@code lab/benchmarks/peers} of a checkout
   * @param environment the variables that say where peers are
   */
  public PeerBenchmarks(
      List<String> jacquard, Path folder, Map<String, String> environment, PrintStream progress) {
    this(
        List.of(
            new JacquardItself(jacquard),
            new Lincheck(
                new MavenProject(folder.resolve("lincheck"), progress),
                JavaHome.of(environment, "LINCHECK_JAVA_HOME")),
            new Vmlens(
                new MavenProject(folder.resolve("vmlens"), progress),
                JavaHome.of(environment, "VMLENS_JAVA_HOME")),
            new Fray(environment),
            new PathFinder(environment, JavaHome.of(environment, "JPF_JAVA_HOME")),
            new Jmc(folder.resolve("jmc"), environment, JavaHome.of(environment, "JMC_JAVA_HOME"))),
        progress);
  }

  PeerBenchmarks(List<Peer> peers, PrintStream progress) {
    this.peers = peers;
    this.progress = progress;
  }

  /** Compares; takes many minutes. */
  public Comparison run(ComparisonOptions options) throws IOException {
    List<Peer> present = new ArrayList<>();
    List<String> absent = new ArrayList<>();
    List<Comparison.Tool> tools = new ArrayList<>();
    for (Peer peer : peers) {
      Optional<String> absence = peer.absence();
      if (absence.isPresent()) {
        absent.add(peer.name() + ": not measured: " + absence.get());
        progress.println(absent.get(absent.size() - 1));
      } else {
        present.add(peer);
        tools.add(new Comparison.Tool(peer.name(), peer.settings()));
      }
    }
    progress.flush();
    return new Comparison(
        place(), tools, absent, new PeerComparison(present, options, progress).run());
  }

  private static String place() {
    return String.format(
        Locale.ROOT,
        "%s, load %.1f on %d processors",
        LocalDate.now(),
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
        Runtime.getRuntime().availableProcessors());
  }
}
