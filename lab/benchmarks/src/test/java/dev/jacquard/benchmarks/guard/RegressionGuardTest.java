package dev.jacquard.benchmarks.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Holds the speed of the exploration: its ratios to limits, and to those of an earlier commit where
 * its jar is kept.
 */
class RegressionGuardTest {
  private static final String NAME = "run / in line";
  private static final double GOOD = 1;
  private static final double BAD = 1000;

  @Tag("slow")
  @Test
  void nothingIsMuchSlowerThanItWas() throws IOException {
    RegressionGuard guard = new RegressionGuard(GuardBenchmark::present, GuardBenchmark.previous());
    assertThat(guard.excesses()).isEmpty();
  }

  @Tag("slow")
  @Test
  void slowRunsAreNoticed() throws IOException {
    Measured slowed = GuardBenchmark.present(GuardJvm.SLOWED);
    RegressionGuard guard = new RegressionGuard(() -> slowed, Optional.empty());
    assertThat(guard.excesses())
        .extracting(Excess::name)
        .contains(slowed.carrier().equals("thread") ? "bytes an execution" : NAME);
  }

  @Test
  void everyRatioHasALimitOnEachCarrier() {
    assertThat(Limits.of("continuation")).isNotEmpty().hasSameSizeAs(Limits.of("thread"));
    assertThat(Limits.of("continuation")).containsKey(NAME);
  }

  @Test
  void whatIsSlowOnceOrTwiceIsNoRegression() throws IOException {
    assertThat(excesses(GOOD)).isEmpty();
    assertThat(excesses(BAD, GOOD)).isEmpty();
    assertThat(excesses(BAD, BAD, GOOD)).isEmpty();
  }

  @Test
  void whatIsSlowThreeTimesIsOneAndSaysHowMuch() throws IOException {
    assertThat(excesses(BAD, BAD, BAD + 1))
        .extracting(Excess::toString)
        .containsExactly(
            NAME
                + ": 1000.000, 1000.000, 1001.000 in a row, and at most 150.000 are allowed"
                + " (limits.txt)");
  }

  @Test
  void ratiosThatAreBeyondTheirLimitsInTurnAreNone() throws IOException {
    Iterator<String> slow = List.of(NAME, "learn / run", NAME).iterator();
    Measurement measurement = () -> new Measured("continuation", Map.of(slow.next(), BAD));
    assertThat(new RegressionGuard(measurement, Optional.empty()).excesses()).isEmpty();
  }

  @Test
  void twiceTheFigureOfAnEarlierCommitIsARegression() throws IOException {
    String nanos = "ns an execution";
    Measurement earlier = () -> new Measured("continuation", Map.of(nanos, 100.0, "gone", 1.0));
    assertThat(comparison(nanos, 199, earlier).excesses()).isEmpty();
    assertThat(comparison(nanos, 201, earlier).excesses())
        .singleElement()
        .hasToString(
            nanos
                + ": 201.000, 201.000, 201.000 in a row, and at most 200.000 are allowed"
                + " (twice the earlier commit's)");
  }

  @Test
  void whatIsPrintedCanBeRead() {
    Map<String, Double> values = Map.of(NAME, 50.5, "learn / run", 0.25);
    assertThat(Measured.parse("continuation\nrun / in line\t50.5000\nlearn / run\t0.2500\n"))
        .isEqualTo(new Measured("continuation", values));
  }

  private static RegressionGuard comparison(String name, double value, Measurement earlier) {
    return new RegressionGuard(
        () -> new Measured("continuation", Map.of(name, value)), Optional.of(earlier));
  }

  private static List<Excess> excesses(Double... values) throws IOException {
    Iterator<Double> each = List.of(values).iterator();
    return new RegressionGuard(
            () -> new Measured("continuation", Map.of(NAME, each.next())), Optional.empty())
        .excesses();
  }
}
