package dev.jacquard.runtime.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JoinGroupTest {
  private static final int MAIN = 0;
  private static final int THING = 1;
  private static final long FIELD = 12;

  private final List<List<Integer>> toldApart = new ArrayList<>();
  private final JoinGroup group =
      new JoinGroup(
          BornAlike.threads(1, 2, 3), (threads, operation, site) -> toldApart.add(threads));

  @Test
  void joiningAllThreadsNamesNone() {
    group.join(MAIN, 1);
    group.join(MAIN, 2);
    group.join(MAIN, 3);
    group.end(0);
    assertThat(toldApart).isEmpty();
  }

  @Test
  void threadsThatWereJoinedBeforeOthersAreToldApart() {
    group.join(MAIN, 1);
    group.join(MAIN, 2);
    group.end(0);
    assertThat(toldApart).contains(List.of(1, 2));
  }

  @Test
  void whoWasJoinedDoesNotMatterToAThreadThatEnds() {
    group.join(MAIN, 1);
    group.leave(MAIN, 0);
    assertThat(toldApart).isEmpty();
  }

  @Test
  void aThreadIsBusyUntilItDoesSomethingElse() {
    group.join(MAIN, 1);
    assertThat(group.isBusy(MAIN)).isTrue();
    assertThat(group.isBusy(1)).isFalse();
    group.end(0);
    assertThat(group.isBusy(MAIN)).isFalse();
  }

  @Test
  void lookingAtTheSameInEachThreadNamesNone() {
    for (int thread = 1; thread <= 3; thread++) {
      group.look(MAIN, thread, THING, FIELD, 7, "a field", 0);
    }
    group.end(0);
    assertThat(toldApart).isEmpty();
  }

  @Test
  void aThreadInWhichAnotherValueIsFoundIsToldApart() {
    group.look(MAIN, 1, THING, FIELD, 7, "a field", 0);
    group.look(MAIN, 2, THING, FIELD, 8, "a field", 0);
    assertThat(toldApart).containsExactly(List.of(2));
  }

  @Test
  void aThreadAtWhichNobodyLooksIsToldApart() {
    group.look(MAIN, 1, THING, FIELD, 7, "a field", 0);
    group.look(MAIN, 2, THING, FIELD, 7, "a field", 0);
    group.end(0);
    assertThat(toldApart).containsExactly(List.of(1, 2));
  }

  @Test
  void aNewRunForgetsWhoWasJoined() {
    group.join(MAIN, 1);
    group.begin();
    group.end(0);
    assertThat(toldApart).isEmpty();
  }
}
