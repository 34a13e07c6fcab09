package dev.jacquard.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.benchmarks.measure.Stopwatch;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Verdict;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** That the harness measures what it says; not how fast anything is. */
class BenchmarksTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

  static Stream<Subject> subjectsThatAreSoonExplored() {
    return Subject.ALL.stream().filter(subject -> subject.traces() < 10_000);
  }

  @ParameterizedTest
  @MethodSource("subjectsThatAreSoonExplored")
  void subjectsHaveTheTracesTheySay(Subject subject) {
    Exploration exploration = new Explorer(subject.program()).explore(new OptimalDpor());
    assertThat(exploration.tally().executions()).isEqualTo(subject.traces());
    assertThat(exploration.verdict().status()).isEqualTo(Verdict.Status.COMPLETE);
  }

  @Test
  void thePartsOfAnExecutionAreMeasured() {
    Costs costs = new LitmusSpeed(Duration.ofMillis(1), 1).measure(Subject.ALL.get(0));
    assertThat(costs.steps()).isEqualTo(6);
    assertThat(costs.interpreter()).isPositive();
    assertThat(costs.analyse()).isPositive();
    assertThat(costs.learn()).isPositive();
    assertThat(costs.perSecond()).isEqualTo(1e9 / costs.total());
  }

  /** The question for bytes allocates a little itself. */
  @Test
  void stepsOfWhatWasLearnedMakeNoObjects() {
    LearnedSpeed.Step step = new LearnedSpeed(Duration.ofMillis(50), 1).measure(Subject.ALL.get(3));
    assertThat(step.steps()).isEqualTo(24);
    assertThat(step.perSecond()).isPositive();
    assertThat(step.bytes()).isLessThan(1);
  }

  @Test
  void theMedianOfTheRoundsCountsAndWarmingUpDoesNot() {
    AtomicLong now = new AtomicLong();
    // Two rounds to warm up, then three; in each both do their work once.
    Iterator<Integer> first = List.of(900, 800, 30, 10, 20).iterator();
    Iterator<Integer> second = List.of(9, 9, 7, 7, 7).iterator();
    Stopwatch stopwatch = new Stopwatch(Duration.ofNanos(1), 3, now::get);
    assertThat(stopwatch.nanos(() -> pass(now, first, 2), () -> pass(now, second, 7)))
        .containsExactly(10, 1);
  }

  private static long pass(AtomicLong now, Iterator<Integer> durations, long times) {
    now.addAndGet(durations.next());
    return times;
  }

  @Test
  void memoryIsLookedAtTenTimes() {
    Subject small =
        new Subject(
            "2x5 adds", "volatile int x; thread t[2] { repeat (5) { getAndAdd(x, 1); } }", 252);
    assertThat(new FlatMemory(small).run(out)).isTrue();
    assertThat(text().lines().filter(line -> line.contains(" executions "))).hasSize(10);
    assertThat(text()).endsWith("flat" + System.lineSeparator());
  }

  @Test
  void anUnknownMeasurementIsRefused() throws IOException {
    assertThat(Main.run(List.of("speed"), out, out)).isEqualTo(2);
    assertThat(Main.run(List.of(), out, out)).isEqualTo(2);
    assertThat(text())
        .contains("expected 'litmus' (speed), 'memory', 'models' or 'jvm', but got [speed]");
  }

  private String text() {
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
