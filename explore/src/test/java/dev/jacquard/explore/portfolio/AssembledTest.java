package dev.jacquard.explore.portfolio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Litmus;
import dev.jacquard.explore.sample.Pct;
import dev.jacquard.explore.sample.RandomWalk;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AssembledTest {
  private static final String STARTS_THREE =
      "volatile int x; thread main { start(w[0]); start(w[1]); start(w[2]); }"
          + " thread w[3] { getAndAdd(x, 1); getAndAdd(x, 1); }";

  static Stream<Strategy> drawn() {
    return Stream.of(new Assembled<>(new RandomWalk(1)), new Assembled<>(new Pct(1, 4)));
  }

  @ParameterizedTest
  @MethodSource("drawn")
  void everyThreadIsThereBeforeTheOthersMoveOn(Strategy drawn) {
    Program program = Litmus.program(STARTS_THREE);
    Set<Schedule> seen = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      Trace trace = program.run(drawn.next().orElseThrow());
      drawn.learn(trace);
      assertThat(trace.kind(0)).isEqualTo(Kind.START);
      assertThat(trace.kind(1)).isEqualTo(Kind.START);
      assertThat(trace.kind(2)).isEqualTo(Kind.START);
      seen.add(Schedule.of(trace));
    }
    assertThat(seen).hasSizeGreaterThan(30);
  }
}
