package dev.jacquard.models.action;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.symmetry.OrbitDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.Successors;
import dev.jacquard.model.program.ModelProgram;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Up to rotation, random rings come to the same ends with declared symmetry as without. */
class RandomRingTest {
  private static final int SIZE = 3;
  private static final int OBJECTS_PER_PLACE = 3;

  static LongStream seeds() {
    return LongStream.range(0, 150);
  }

  private static ActionModel ring(long seed) {
    ActionModel.Builder model = ActionModel.named("ring " + seed);
    for (int i = 0; i < SIZE; i++) {
      model.semaphore("semaphore " + i, (int) seed & 1);
      model.variable("variable " + i, 0);
      model.lock("lock " + i);
    }
    for (int i = 0; i < SIZE; i++) {
      Random random = new Random(seed); // the same for each
      GraphBuilder process = model.process("process " + i);
      int length = 2 + random.nextInt(2);
      for (int k = 0; k < length; k++) {
        append(process, random, OBJECTS_PER_PLACE * ((i + random.nextInt(2)) % SIZE));
      }
    }
    return model.build();
  }

  private static void append(GraphBuilder process, Random random, int first) {
    switch (random.nextInt(8)) {
      case 0, 1 -> process.acquire(first);
      case 2, 3 -> process.release(first);
      case 4 -> process.add(first + 1, 1);
      case 5 -> process.test(first + 1, Comparison.EQUAL, 0, process.node());
      case 6 -> process.await(first + 1, Comparison.GREATER, 0);
      default -> process.lock(first + 2);
    }
  }

  private static Group rotation() {
    return Group.rotation(
        IntStream.range(0, SIZE)
            .mapToObj(
                i ->
                    Place.of(
                        i,
                        IntStream.range(0, OBJECTS_PER_PLACE)
                            .map(k -> OBJECTS_PER_PLACE * i + k)
                            .toArray()))
            .toList());
  }

  /** The least of what a state looks like from the places of the ring. */
  private static String seenFromSomewhere(ActionSpace space, long[] state) {
    Set<String> views = new TreeSet<>();
    for (int from = 0; from < SIZE; from++) {
      StringBuilder view = new StringBuilder();
      for (int i = 0; i < SIZE; i++) {
        int place = (from + i) % SIZE;
        long owner = space.value(state, OBJECTS_PER_PLACE * place + 2);
        long seenOwner = owner == 0 ? 0 : (owner - 1 - from + SIZE) % SIZE + 1;
        view.append(space.node(state, place))
            .append(' ')
            .append(space.value(state, OBJECTS_PER_PLACE * place))
            .append(' ')
            .append(space.value(state, OBJECTS_PER_PLACE * place + 1))
            .append(' ')
            .append(seenOwner)
            .append('|');
      }
      views.add(view.toString());
    }
    return views.iterator().next();
  }

  private static Set<String> endsByStates(ActionModel model) {
    ActionSpace space = model.space(StateSymmetry.NONE);
    Set<String> ends = new TreeSet<>();
    Set<String> seen = new HashSet<>();
    Deque<long[]> open = new ArrayDeque<>();
    Successors all =
        new Successors() {
          @Override
          public void step(int process, int action, long[] state, int length) {
            open.push(Arrays.copyOf(state, length));
          }

          @Override
          public void failure(int process, int action, String message) {
            throw new IllegalStateException(message);
          }
        };
    space.initial(all);
    while (!open.isEmpty()) {
      long[] state = open.pop();
      if (seen.add(Arrays.toString(state))) {
        int before = open.size();
        space.expand(state, state.length, all);
        if (open.size() == before) {
          ends.add(seenFromSomewhere(space, state));
        }
      }
    }
    return ends;
  }

  private static Set<String> endsByRuns(ActionModel model, Strategy strategy) {
    ActionSpace space = model.space(StateSymmetry.NONE);
    ModelProgram program = ModelProgram.of(model, 1_000);
    Set<String> ends = new TreeSet<>();
    new Explorer(
            program,
            Budget.UNLIMITED,
            Explorer.DataRaces.REPORT,
            Explorer.OnFailure.CONTINUE,
            (trace, tally) -> {
              if (trace.ending().maximal()) {
                ends.add(seenFromSomewhere(space, program.state()));
              }
            })
        .explore(strategy);
    return ends;
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void theEndsAreTheSame(long seed) {
    ActionModel model = ring(seed);
    Set<String> expected = endsByStates(model);
    assertThat(endsByRuns(model, model.symmetricSearch(rotation()))).isEqualTo(expected);
    assertThat(endsByRuns(model, new OrbitDpor(model.renamings(rotation())))).isEqualTo(expected);
  }
}
