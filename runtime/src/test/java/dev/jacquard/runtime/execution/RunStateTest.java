package dev.jacquard.runtime.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunStateTest {
  private final RunState.Key<List<String>> names = new RunState.Key<>(ArrayList::new);
  private final RunState state = new RunState();

  @Test
  void aThingIsMadeOnceInARun() {
    state.get(names).add("one");

    assertThat(state.get(names)).containsExactly("one");
  }

  @Test
  void theNextRunBeginsWithNothing() {
    state.get(names).add("one");
    state.begin();

    assertThat(state.get(names)).isEmpty();
  }

  @Test
  void keysOfTheSameSortAreApart() {
    RunState.Key<List<String>> others = new RunState.Key<>(ArrayList::new);
    state.get(names).add("one");

    assertThat(state.get(others)).isEmpty();
  }

  @Test
  void twoExecutionsHaveNothingInCommon() {
    state.get(names).add("one");

    assertThat(new RunState().get(names)).isEmpty();
  }
}
