package dev.jacquard.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.trace.Transition;
import org.junit.jupiter.api.Test;

class PlanTest {
  private static final Transition[] STEPS = {Transition.any(0, 0), Transition.any(1, 2)};
  private static final Transition[] SLEEP = {Transition.any(2, 0)};

  @Test
  void aFreePlanHasNoPrefixAndNoSleepers() {
    Plan plan = Plan.free(Tail.Fixed.STAY);
    assertThat(plan.length()).isZero();
    assertThat(plan.known()).isZero();
    assertThat(plan.sleepers()).isZero();
    assertThat(plan.tail()).isEqualTo(Tail.Fixed.STAY);
  }

  @Test
  void aFollowingPlanKnowsItsWholePrefix() {
    Plan plan = Plan.following(STEPS, SLEEP, Tail.Fixed.LOWEST);
    assertThat(plan.length()).isEqualTo(2);
    assertThat(plan.known()).isEqualTo(2);
    assertThat(plan.replayed()).isEqualTo(2);
    assertThat(plan.step(1)).isEqualTo(STEPS[1]);
    assertThat(plan.sleepers()).isEqualTo(1);
    assertThat(plan.sleeper(0)).isEqualTo(SLEEP[0]);
  }

  @Test
  void aFollowingPlanMayBeNewBeforeItsEnd() {
    Plan plan = Plan.following(STEPS, 1, SLEEP, Tail.Fixed.LOWEST);
    assertThat(plan.known()).isEqualTo(2);
    assertThat(plan.replayed()).isEqualTo(1);
  }

  @Test
  void aBranchingPlanTakesItsLastStepForTheFirstTime() {
    Plan plan = Plan.branching(STEPS, SLEEP, Tail.Fixed.LOWEST);
    assertThat(plan.length()).isEqualTo(2);
    assertThat(plan.known()).isEqualTo(1);
    assertThat(plan.replayed()).isEqualTo(1);
  }

  @Test
  void aPlanOfAScheduleHasItsThreadsAndChoicesAndKnowsNothing() {
    Plan plan = Plan.following(Schedule.parse("j1-0-1c2"), Tail.Fixed.LOWEST);
    assertThat(plan.length()).isEqualTo(2);
    assertThat(plan.known()).isZero();
    assertThat(plan.step(0)).isEqualTo(Transition.any(0, 0));
    assertThat(plan.step(1)).isEqualTo(Transition.any(1, 2));
    assertThat(plan.sleepers()).isZero();
  }
}
