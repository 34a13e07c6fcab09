package dev.jacquard.benchmarks.peers;

import dev.jacquard.benchmarks.measure.Stopwatch;
import dev.jacquard.benchmarks.peers.guest.Checked;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** Checks of one program by one tool in a JVM that has made many of them. */
final class WarmChecks implements AutoCloseable {
  /** On a machine with other work to do, a JVM gets at least one part in so many of a processor. */
  private static final int LEAST_SHARE = 10;

  private final WarmJvm jvm;
  private final ComparisonOptions options;
  private final int most;
  private final List<Checked> rounds = new ArrayList<>();
  private boolean ended;

  private WarmChecks(WarmJvm jvm, ComparisonOptions options, int most) {
    this.jvm = jvm;
    this.options = options;
    this.most = most;
  }

  /** Starts the JVM; empty where warm checks tell nothing, or the tool can't make them. */
  static Optional<WarmChecks> start(
      Peer peer, ComparedProgram program, Outcome cold, ComparisonOptions options, Workplace at)
      throws IOException {
    boolean sound = cold.verdict() == Verdict.EXHAUSTED || cold.verdict() == Verdict.BOUND;
    if (!sound || program.truth().isFailure() || options.warmUp().isZero()) {
      return Optional.empty();
    }
    int most =
        cold.verdict() == Verdict.EXHAUSTED
            ? options.most()
            : Math.min(options.most(), ComparisonOptions.MOST_WARM);
    Optional<List<String>> command = peer.repeated(program, most, at);
    return command.isEmpty()
        ? Optional.empty()
        : Optional.of(new WarmChecks(new WarmJvm(command.get(), at.folder()), options, most));
  }

  void warmUp() throws IOException {
    Duration limit = options.limit().plus(options.warmUp().multipliedBy(LEAST_SHARE));
    ended = jvm.round(options.warmUp(), limit).isEmpty();
  }

  void round() throws IOException {
    if (ended) {
      return;
    }
    Optional<Checked> checked = jvm.round(ComparisonOptions.ROUND, options.limit());
    checked.ifPresent(rounds::add);
    ended = checked.isEmpty();
  }

  /** The medians; empty if it came to no end. */
  Optional<Result.Warm> medians() {
    return rounds.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Result.Warm(
                rounds.size(),
                median(Checked::wallSecondsEach),
                median(Checked::processorSecondsEach),
                (long) median(Checked::executionsEach),
                most));
  }

  private double median(ToDoubleFunction<Checked> figure) {
    return Stopwatch.median(rounds.stream().mapToDouble(figure).toArray());
  }

  @Override
  public void close() {
    jvm.close();
  }
}
