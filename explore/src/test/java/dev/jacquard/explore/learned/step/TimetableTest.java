package dev.jacquard.explore.learned.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Time limits pass in the order of their deadlines, as far as that is known. */
class TimetableTest {
  private final Timetable times = new Timetable(3);

  @BeforeEach
  void begin() {
    times.begin();
  }

  private List<Long> told() {
    List<Long> told = new ArrayList<>();
    times.describe(told::add);
    for (int thread = 0; thread < 3; thread++) {
      times.describe(thread, told::add);
    }
    return told;
  }

  @Test
  void theEarliestPasses() {
    times.arrive(0, 0, 300);
    times.arrive(1, 0, 200);
    times.passUntil(200, true);
    assertThat(times.isDue(0)).isFalse();
    assertThat(times.isDue(1)).isTrue();
  }

  @Test
  void equalOnesPassTogether() {
    times.arrive(0, 0, 200);
    times.arrive(1, 0, 200);
    times.passUntil(200, true);
    assertThat(times.isDue(0)).isTrue();
    assertThat(times.isDue(1)).isTrue();
  }

  @Test
  void whoHasSeenTheClockOfASleeperMayBeLater() {
    times.arrive(0, 50, 0);
    times.arrive(1, 0, 200);
    times.arrive(2, 0, 220);
    assertThatThrownBy(() -> times.passUntil(200, true)).isInstanceOf(UntoldException.class);
  }

  @Test
  void thatDoesNotMatterIfTheOthersAreLaterStill() {
    times.arrive(0, 50, 0);
    times.arrive(1, 0, 200);
    times.arrive(2, 0, 260);
    times.passUntil(200, true);
    assertThat(times.isDue(1)).isTrue();
    assertThat(times.isDue(2)).isFalse();
  }

  @Test
  void whatNobodyHasToldMattersOnlyIfSeveralWait() {
    times.arrive(0, 0, 200);
    times.passUntil(200, false);
    times.arrive(0, 0, 200);
    times.arrive(1, 0, 900);
    assertThatThrownBy(() -> times.passUntil(400, false)).isInstanceOf(UntoldException.class);
  }

  @Test
  void onePeriodLaterAllIsAsBefore() {
    times.arrive(0, 0, 200);
    times.arrive(1, 0, 300);
    List<Long> first = told();
    passAndWaitAgain(200, 0, 200);
    List<Long> between = told();
    passAndWaitAgain(300, 1, 300);
    passAndWaitAgain(400, 0, 200);
    times.passUntil(600, true);
    times.arrive(0, 0, 200);
    times.arrive(1, 0, 300);
    assertThat(told()).isEqualTo(first).isNotEqualTo(between);
  }

  private void passAndWaitAgain(long moment, int thread, long limit) {
    times.passUntil(moment, true);
    times.arrive(thread, 0, limit);
  }
}
