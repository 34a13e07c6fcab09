package dev.jacquard.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Kind;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A run goes on in the same way in every process, whatever numbers its threads have there. */
class TailsByBirthTest {
  private static final int STEPS = 3;

  static Stream<Tail> tails() {
    return Stream.of(
            Stream.of(Tail.Fixed.values()),
            LongStream.range(0, 20).mapToObj(Tail.Uniform::new),
            LongStream.range(0, 20).mapToObj(seed -> new Tail.Priorities(seed, 3, 15)),
            LongStream.range(0, 20).mapToObj(seed -> new Tail.Wandering(4, seed)),
            LongStream.range(0, 20).mapToObj(seed -> new Tail.Assembling(new Tail.Uniform(seed))))
        .flatMap(tails -> tails);
  }

  @ParameterizedTest
  @MethodSource("tails")
  void numbersOfThreadsDoNotMatter(Tail tail) {
    Schedule usual = run(tail, List.of(0, 1, 2, 3, 4));
    assertThat(usual.length()).isEqualTo(5 * STEPS);
    assertThat(run(tail, List.of(0, 3, 1, 4, 2))).isEqualTo(usual);
    assertThat(run(tail, List.of(70, 9, 8, 3, 0))).isEqualTo(usual);
  }

  /** Each thread starts the next one, and does something else before and after. */
  private static Schedule run(Tail tail, List<Integer> numbers) {
    Director director = new Director(Symmetry.none(0), 100);
    director.begin(Plan.free(tail));
    int[] taken = new int[numbers.size()];
    arrive(director, numbers, 0, taken);
    for (int chosen = director.choose(t -> 1);
        chosen != Director.NOBODY;
        chosen = director.choose(t -> 1)) {
      boolean starts = director.pending().kind(chosen) == Kind.START;
      int who = numbers.indexOf(chosen);
      director.record(0, 1, 1);
      taken[who]++;
      arrive(director, numbers, who, taken);
      if (starts) {
        arrive(director, numbers, who + 1, taken);
      }
    }
    return Schedule.of(director.finish(t -> 1));
  }

  private static void arrive(Director director, List<Integer> numbers, int who, int[] taken) {
    int me = numbers.get(who);
    if (taken[who] == 1 && who + 1 < numbers.size()) {
      director.arrive(me, Kind.START, 0, numbers.get(who + 1), 0);
    } else if (taken[who] < STEPS) {
      director.arrive(me, taken[who] == 0 ? Kind.WRITE : Kind.RELEASE, 1, 0, 0);
    }
  }
}
