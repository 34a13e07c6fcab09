package dev.jacquard.benchmarks.costs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.jacquard.benchmarks.jvm.Workload;
import dev.jacquard.benchmarks.profile.Frame;
import dev.jacquard.benchmarks.profile.Stack;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class CostsTest {
  private static final Frame LEARN = new Frame("dev.jacquard.explore.tree.OptimalDpor", "learn");
  private static final Frame OFFER = new Frame("dev.jacquard.explore.tree.LiveTree", "offer");
  private static final Frame DEPENDENT =
      new Frame("dev.jacquard.kernel.order.Dependence", "dependent");
  private static final Frame RUN = new Frame("dev.jacquard.runtime.JvmProgram", "run");
  private static final Frame HAND_OVER =
      new Frame("dev.jacquard.runtime.carrier.ContinuationCarrier", "handOver");
  private static final Frame RECORD = new Frame("dev.jacquard.kernel.run.Director", "record");
  private static final Frame PROGRAM = new Frame("dev.jacquard.benchmarks.paper.Indexer", "run");
  private static final Frame FILL = new Frame("java.util.Arrays", "fill");

  /** Innermost first. */
  private static Stack stack(Frame... frames) {
    return new Stack(List.of(frames), 1);
  }

  @Test
  void everyPhaseOfEachExecutionIsMet() {
    AtomicLong meter = new AtomicLong();
    PhaseMeter phases = new PhaseMeter(meter::incrementAndGet); // goes on by one at each look
    LitmusProgram program =
        LitmusProgram.of(
            "writes",
            LitmusParser.parse("writes", "volatile int x; thread t[2] { repeat (3) { x = tid; } }"),
            LitmusOptions.DEFAULT);
    phases.start();
    long executions =
        new Explorer(phases.around(program))
            .explore(phases.around(new OptimalDpor()))
            .tally()
            .executions();
    assertThat(executions).isEqualTo(20);
    assertThat(phases.sum(Phase.RUN)).isEqualTo(20);
    assertThat(phases.sum(Phase.HARVEST)).isEqualTo(20);
    assertThat(phases.sum(Phase.LEARN)).isEqualTo(20);
    assertThat(phases.sum(Phase.LIMITS)).isEqualTo(20);
    assertThat(phases.sum()).isEqualTo(meter.get() - 1);
  }

  @Test
  void aSampleOfLearningBelongsToTheOutermostPart() {
    assertThat(LearnPart.of(stack(DEPENDENT, OFFER, LEARN))).isEqualTo(LearnPart.OFFER);
    assertThat(LearnPart.of(stack(FILL, LEARN))).isEqualTo(LearnPart.REST);
    assertThat(LearnPart.covers(stack(HAND_OVER, RUN))).isFalse();
  }

  @Test
  void aSampleOfARunBelongsToTheInnermostPart() {
    assertThat(RunPart.of(stack(FILL, HAND_OVER, RUN))).isEqualTo(RunPart.SWITCH);
    assertThat(RunPart.of(stack(RECORD, HAND_OVER, RUN))).isEqualTo(RunPart.TRACE);
    assertThat(RunPart.of(stack(DEPENDENT, RUN))).isEqualTo(RunPart.RESET);
    assertThat(RunPart.of(stack(FILL, PROGRAM, RUN))).isEqualTo(RunPart.REST);
    assertThat(RunPart.covers(stack(OFFER, LEARN))).isFalse();
  }

  @Test
  void sharesOfPartsAddUp() {
    PartShares<RunPart> shares =
        new PartShares<>(
            RunPart.class,
            List.of(stack(HAND_OVER, RUN), stack(HAND_OVER, RUN), stack(RECORD, RUN)),
            RunPart::of);
    assertThat(shares.of(RunPart.SWITCH)).isCloseTo(2.0 / 3, within(1e-9));
    assertThat(shares.of(RunPart.TRACE)).isCloseTo(1.0 / 3, within(1e-9));
    assertThat(shares.of(RunPart.LOCK)).isZero();
  }

  @Test
  void theCostsOfAWorkloadAreATable() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Workload workload = Workload.checked("sections", List.of("2", "2"), SymmetryReduction.NONE);
    new CostsBenchmark(new PrintStream(bytes, true, StandardCharsets.UTF_8))
        .run(workload, Duration.ofMillis(20));
    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .contains("an execution has 12 steps", "running it", "learning", "100.0 %");
  }
}
