package dev.jacquard.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BudgetTest {
  @Test
  void aBudgetOfTimeLimitsNoExecutions() {
    Budget budget = Budget.of(Duration.ofSeconds(3));
    assertThat(budget.time()).isEqualTo(Duration.ofSeconds(3));
    assertThat(budget.executions()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void aBudgetOfExecutionsLimitsNoTimeWorthMentioning() {
    Budget budget = Budget.ofExecutions(7);
    assertThat(budget.executions()).isEqualTo(7);
    assertThat(budget.time()).isEqualTo(Budget.UNLIMITED.time());
  }

  @Test
  void theUnlimitedTimeFitsIntoNanoseconds() {
    assertThat(Budget.UNLIMITED.time().toNanos()).isPositive();
  }

  @Test
  void aBudgetOfNothingIsRefused() {
    assertThatThrownBy(() -> Budget.of(Duration.ZERO)).hasMessage("a time budget must be positive");
    assertThatThrownBy(() -> Budget.of(Duration.ofNanos(-1)))
        .hasMessage("a time budget must be positive");
    assertThatThrownBy(() -> Budget.ofExecutions(0))
        .hasMessage("a budget of executions must be positive");
  }
}
