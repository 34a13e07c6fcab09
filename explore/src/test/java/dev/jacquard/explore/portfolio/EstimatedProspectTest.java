package dev.jacquard.explore.portfolio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.kernel.Budget;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class EstimatedProspectTest {
  private static final long STEPS = 100;
  private static final Budget MINUTE = Budget.of(Duration.ofMinutes(1));

  private long now;

  private EstimatedProspect prospect(Budget budget) {
    return new EstimatedProspect(budget, () -> now);
  }

  private static boolean isPoor(EstimatedProspect prospect, long runs, long aside, double whole) {
    Estimate estimate = new Estimate(runs / whole, whole, whole, whole);
    return prospect.isPoor(runs, runs * STEPS, aside * STEPS, () -> Optional.of(estimate));
  }

  @Test
  void theFirstRunsSayNothing() {
    assertThat(isPoor(prospect(Budget.UNLIMITED), EstimatedProspect.FIRST - 1, 0, 1e12)).isFalse();
    assertThat(isPoor(prospect(Budget.UNLIMITED), EstimatedProspect.FIRST, 0, 1e12)).isTrue();
  }

  @Test
  void withoutABudgetALargeSearchIsPoor() {
    assertThat(isPoor(prospect(Budget.UNLIMITED), 100, 0, 900_000)).isFalse();
    assertThat(isPoor(prospect(Budget.UNLIMITED), 100, 0, 1_100_000)).isTrue();
  }

  @Test
  void moreThanTheBudgetOfExecutionsIsTooMuch() {
    assertThat(isPoor(prospect(Budget.ofExecutions(500)), 100, 0, 499)).isFalse();
    assertThat(isPoor(prospect(Budget.ofExecutions(500)), 100, 0, 501)).isTrue();
  }

  @Test
  void theTimeThatItWouldTakeIsCompared() {
    EstimatedProspect good = prospect(MINUTE);
    EstimatedProspect bad = prospect(MINUTE);
    now = TimeUnit.SECONDS.toNanos(1);
    assertThat(isPoor(good, 1_000, 0, 59_000)).isFalse();
    assertThat(isPoor(bad, 1_000, 0, 61_000)).isTrue();
  }

  @Test
  void whatOthersTookDoesNotCountAgainstTheSearch() {
    EstimatedProspect prospect = prospect(MINUTE);
    now = TimeUnit.SECONDS.toNanos(2);
    assertThat(isPoor(prospect, 1_000, 1_000, 58_000)).isFalse();
  }

  @Test
  void aSmallSearchIsNeverPoorForWantOfTime() {
    EstimatedProspect prospect = prospect(Budget.of(Duration.ofMillis(1)));
    now = TimeUnit.SECONDS.toNanos(1);
    assertThat(isPoor(prospect, 1_000, 0, EstimatedProspect.SMALL / STEPS - 1)).isFalse();
  }

  @Test
  void withoutAnEstimateManyRunsShowThatItIsLarge() {
    EstimatedProspect prospect = prospect(Budget.UNLIMITED);
    assertThat(prospect.isPoor(1_000, 1, 0, Optional::empty)).isFalse();
    assertThat(prospect.isPoor(EstimatedProspect.MANY, 1, 0, Optional::empty)).isTrue();
  }

  @Test
  void itIsDecidedAnewWhenTheSearchHasGrownByAQuarter() {
    EstimatedProspect prospect = prospect(Budget.UNLIMITED);
    assertThat(isPoor(prospect, 1_000, 0, 1e12)).isTrue();
    assertThat(isPoor(prospect, 1_249, 0, 2_000)).isTrue();
    assertThat(isPoor(prospect, 1_250, 0, 2_000)).isFalse();
  }
}
