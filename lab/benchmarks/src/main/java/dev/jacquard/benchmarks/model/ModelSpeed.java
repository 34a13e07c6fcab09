package dev.jacquard.benchmarks.model;

import com.sun.management.OperatingSystemMXBean;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.search.BreadthFirst;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchResult;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** States per second of plain searches, Jacquard's and SPIN's in turn. */
public final class ModelSpeed {
  private static final OperatingSystemMXBean SYSTEM =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private final List<ModelSubject> subjects;
  private final int rounds;
  private final Duration warmUp;

  public ModelSpeed() {
    this(ModelSubject.ALL, 5, Duration.ofSeconds(3));
  }

  ModelSpeed(List<ModelSubject> subjects, int rounds, Duration warmUp) {
    this.subjects = subjects;
    this.rounds = rounds;
    this.warmUp = warmUp;
  }

  /** Measures all models and prints a table as it goes. */
  public void run(PrintStream out) throws IOException {
    boolean spin = Spin.installed();
    out.printf(
        "%-27s %10s %11s | %12s %7s | %12s %7s | %6s%n",
        "model", "states", "transitions", "Jacquard/s", "bytes", "SPIN/s", "bytes", "ratio");
    for (ModelSubject subject : subjects) {
      out.println(spin ? compare(subject) : row(subject, median(alone(subject))));
    }
    out.println();
    out.println(
        "States per second of processor time, the median of " + rounds + " searches; bytes per");
    out.println(
        "state, tables included. Searches before that warm up. Shells tell 1/100 s: small models"
            + " are rough.");
    if (!spin) {
      out.println("SPIN is not compared: spin, gcc and sh have to be on the path for that.");
    }
  }

  private List<Searched> alone(ModelSubject subject) {
    List<Searched> searches = new ArrayList<>();
    warmUp(subject);
    for (int i = 0; i < rounds; i++) {
      searches.add(search(subject));
    }
    return searches;
  }

  private String compare(ModelSubject subject) throws IOException {
    List<Searched> ours = new ArrayList<>();
    List<Searched> theirs = new ArrayList<>();
    try (Spin spin = Spin.compile(subject)) {
      long states = warmUp(subject);
      for (int i = 0; i < rounds; i++) {
        ours.add(search(subject));
        theirs.add(spin.search(states));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while SPIN was running", e);
    }
    return row(subject, median(ours), median(theirs));
  }

  /** Searches until the compiler has seen enough; the number of states. */
  private long warmUp(ModelSubject subject) {
    long states;
    long start = SYSTEM.getProcessCpuTime();
    do {
      states = search(subject).states();
    } while (SYSTEM.getProcessCpuTime() - start < warmUp.toNanos());
    return states;
  }

  /** One search; the time is that of the whole process, with garbage collection. */
  static Searched search(ModelSubject subject) {
    long start = SYSTEM.getProcessCpuTime();
    SearchResult result =
        BreadthFirst.search(subject.model(), StateSymmetry.NONE, SearchOptions.standard());
    double seconds = (SYSTEM.getProcessCpuTime() - start) / 1e9;
    return new Searched(result.states(), result.transitions(), seconds, result.bytes());
  }

  private static Searched median(List<Searched> searches) {
    return searches.stream()
        .sorted(Comparator.comparing(Searched::seconds))
        .toList()
        .get(searches.size() / 2);
  }

  private static String row(ModelSubject subject, Searched ours) {
    return String.format(
        Locale.ROOT,
        "%-27s %,10d %,11d | %,12.0f %7.1f |",
        subject.name(),
        ours.states(),
        ours.transitions(),
        ours.statesPerSecond(),
        ours.bytesPerState());
  }

  private static String row(ModelSubject subject, Searched ours, Searched theirs) {
    boolean same = ours.states() == theirs.states() && ours.transitions() == theirs.transitions();
    String row =
        String.format(
            Locale.ROOT,
            "%s %,12.0f %7.1f | %6.2f",
            row(subject, ours),
            theirs.statesPerSecond(),
            theirs.bytesPerState(),
            ours.statesPerSecond() / theirs.statesPerSecond());
    return same
        ? row
        : String.format(
            Locale.ROOT,
            "%s  NOT THE SAME: SPIN has %,d states and %,d transitions",
            row,
            theirs.states(),
            theirs.transitions());
  }
}
