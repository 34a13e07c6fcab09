package dev.jacquard.check.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Tally;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class SearchProgressTest {
  private long millis;

  @Test
  void aFirstExecutionThatTakesLongIsTold() {
    SearchProgress progress = progress(Budget.UNLIMITED);
    millis = 3_000;
    assertThat(progress.sentence()).isEqualTo("the first execution takes 3 s");
    assertThat(progress.explored()).isEmpty();
  }

  @Test
  void executionsThatWereGivenUpAreNoProgress() {
    SearchProgress progress = progress(Budget.UNLIMITED);
    millis = 3_000;
    progress.goOn(Tally.of(0, 1_234, 0, 5_000, Map.of()), Optional::empty);
    assertThat(progress.sentence())
        .isEqualTo("the first execution takes 3 s, 1,234 were given up before");
    assertThat(progress.explored()).isEmpty();
  }

  @Test
  void aRateWithoutAnEstimate() {
    SearchProgress progress = progress(Budget.UNLIMITED);
    at(progress, 2_000, 10, Optional.empty());
    assertThat(progress.sentence())
        .isEqualTo("10 executions, 5.0/s, no failure, no estimate yet, 2 s so far");
  }

  @Test
  void anEstimateTellsThePartAndTheTimeLeft() {
    SearchProgress progress = progress(Budget.UNLIMITED);
    at(progress, 2_000, 1_000, Optional.of(new Estimate(0.1, 4_000, 10_000, 25_000)));
    assertThat(progress.sentence())
        .isEqualTo(
            "about 10 %, about 18 s left, 1,000 executions, 500/s, no failure, about 10,000 (4,000"
                + " to 25,000) executions in all, 2 s so far");
    assertThat(progress.explored()).hasValue(0.1);
  }

  @Test
  void aBudgetThatEndsFirstIsTold() {
    SearchProgress progress = progress(Budget.of(Duration.ofSeconds(12)));
    at(progress, 2_000, 1_000, Optional.of(new Estimate(0.1, 4_000, 10_000, 25_000)));
    assertThat(progress.sentence()).startsWith("about 10 %, the budget ends in 10 s, 1,000 ");
  }

  @Test
  void aBudgetOfExecutionsShortensTheTimeLeft() {
    SearchProgress progress = progress(Budget.ofExecutions(2_000));
    at(progress, 2_000, 1_000, Optional.of(new Estimate(0.1, 4_000, 10_000, 25_000)));
    assertThat(progress.sentence()).startsWith("about 10 %, about 2 s left, 1,000 ");
  }

  @Test
  void theRateIsThatOfLate() {
    SearchProgress progress = progress(Budget.UNLIMITED);
    at(progress, 1_000, 5_000, Optional.empty());
    assertThat(progress.sentence()).contains("5,000 executions, 5,000/s");
    for (int second = 2; second <= 12; second++) {
      at(progress, second * 1_000, 5_000 + second * 100, Optional.empty());
      progress.sentence();
    }
    assertThat(progress.sentence()).contains("6,200 executions, 100/s");
  }

  @Test
  void timesHaveTheUnitThatPeoplePlanWith() {
    assertThat(SearchProgress.time(119)).isEqualTo("119 s");
    assertThat(SearchProgress.time(600)).isEqualTo("10 min");
    assertThat(SearchProgress.time(5 * 3_600)).isEqualTo("5 h");
    assertThat(SearchProgress.time(3 * 86_400)).isEqualTo("3 days");
    assertThat(SearchProgress.time(1e12)).isEqualTo("years");
  }

  private SearchProgress progress(Budget budget) {
    return new SearchProgress(budget, () -> TimeUnit.MILLISECONDS.toNanos(millis));
  }

  private void at(SearchProgress progress, int now, long executions, Optional<Estimate> estimate) {
    millis = now;
    progress.goOn(tally(executions), () -> estimate);
  }

  private static Tally tally(long executions) {
    return Tally.of(executions, 0, 0, 0, Map.of());
  }
}
