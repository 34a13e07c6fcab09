package dev.jacquard.benchmarks.peers;

import dev.jacquard.benchmarks.measure.Stopwatch;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The whole checks of one program by one tool, each in a fresh JVM. */
final class ColdChecks {
  private final Peer peer;
  private final ComparedProgram program;
  private final Workplace workplace;
  private final List<Printed> checks = new ArrayList<>();
  private Outcome outcome;

  ColdChecks(Peer peer, ComparedProgram program, Workplace workplace) {
    this.peer = peer;
    this.program = program;
    this.workplace = workplace;
  }

  /** One more check, unless the first has shown that it takes too long. */
  void check() throws IOException {
    if (!checks.isEmpty() && checks.get(0).overTime()) {
      return;
    }
    Files.deleteIfExists(workplace.count());
    Printed all = new Printed("", Duration.ZERO, Duration.ZERO, false);
    for (List<String> words : peer.check(program, workplace)) {
      if (!all.overTime()) {
        all = all.and(new Command(words, workplace.folder()).run("0", workplace.limit()));
      }
    }
    checks.add(all);
    if (outcome == null) {
      outcome = peer.outcome(all, workplace);
    }
  }

  Outcome outcome() {
    return outcome;
  }

  Result.Cold medians() {
    return new Result.Cold(checks.size(), median(Printed::wall), median(Printed::processor));
  }

  private double median(Function<Printed, Duration> time) {
    return Stopwatch.median(
        checks.stream().map(time).mapToDouble(each -> each.toNanos() / 1e9).toArray());
  }
}
