package dev.jacquard.model.diagram.partition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.diagram.description.Condition;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.Edge;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.diagram.description.Partitions;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;

/** Computed partitions and witnesses against those found by looking at every single state. */
class ExactPartitionsTest {
  private static final int DIAGRAMS = 200;

  @Test
  void computedPartitionsAreThoseOfBruteForce() {
    int distinguishing = 0;
    for (long seed = 0; seed < DIAGRAMS; seed++) {
      Description description = RandomEdges.description(seed);
      List<ConcreteState> states = ConcreteState.all(description);
      Partitions found = ExactPartitions.coarsest().of(description);
      assertThat(found.notes()).isEmpty();
      for (int edge = 0; edge < description.edges().size(); edge++) {
        Edge examined = description.edges().get(edge);
        Partition expected =
            bruteForce(
                description.processes(), (one, other) -> preserved(examined, states, one, other));
        assertThat(found.edges().get(edge))
            .as("edge %d of seed %d", edge, seed)
            .isEqualTo(expected);
        distinguishing += expected.size() > 1 && expected.size() < expected.processes() ? 1 : 0;
      }
      Condition condition = description.propositions().get(0).condition();
      assertThat(found.propositions().get(0))
          .as("proposition of seed %d", seed)
          .isEqualTo(
              bruteForce(
                  description.processes(),
                  (one, other) -> preserved(condition, states, one, other)));
    }
    assertThat(distinguishing).isGreaterThan(DIAGRAMS / 10);
  }

  @Test
  void everyWitnessIsReal() {
    int refuted = 0;
    for (long seed = 0; seed < DIAGRAMS; seed++) {
      Description description = RandomEdges.description(seed);
      Analysis analysis = new Analysis(description);
      Partition guess = Partition.coarsest(description.processes());
      for (Edge edge : description.edges()) {
        Optional<Witness> witness =
            new Refutation(description, analysis, analysis.behaviour(edge)).witness(guess);
        if (witness.isPresent()) {
          refuted++;
          checkReal(witness.get(), edge);
        }
      }
    }
    assertThat(refuted).isGreaterThan(DIAGRAMS / 10);
  }

  private static void checkReal(Witness witness, Edge edge) {
    ConcreteState state =
        new ConcreteState(
            boxed(witness.locals()), boxed(witness.integers()), boxed(witness.pointers()));
    int one = witness.one();
    int other = witness.other();
    Object before = state.step(edge, witness.actor());
    Object after =
        state
            .exchanged(one, other)
            .step(edge, ConcreteState.exchanged(witness.actor(), one, other));
    assertThat(after).isNotEqualTo(exchanged(before, one, other));
    assertThat(kind(before)).isEqualTo(kind(witness.before()));
    assertThat(kind(after)).isEqualTo(kind(witness.after()));
  }

  private static String kind(Object result) {
    return result.equals("thrown") || result instanceof Outcome.Thrown
        ? "thrown"
        : result.equals(Optional.empty()) || result.equals(Outcome.NO) ? "no step" : "a step";
  }

  private static List<Integer> boxed(int[] values) {
    return java.util.Arrays.stream(values).boxed().toList();
  }

  private static boolean preserved(Edge edge, List<ConcreteState> states, int one, int other) {
    return states.stream()
        .allMatch(
            state -> {
              for (int process = 0; process < state.processes(); process++) {
                Object renamed = exchanged(state.step(edge, process), one, other);
                int renamedProcess = ConcreteState.exchanged(process, one, other);
                if (!renamed.equals(state.exchanged(one, other).step(edge, renamedProcess))) {
                  return false;
                }
              }
              return true;
            });
  }

  private static Object exchanged(Object result, int one, int other) {
    return result instanceof Optional<?> next
        ? next.map(state -> ((ConcreteState) state).exchanged(one, other))
        : result;
  }

  private static boolean preserved(
      Condition condition, List<ConcreteState> states, int one, int other) {
    return states.stream()
        .allMatch(
            state -> holds(condition, state).equals(holds(condition, state.exchanged(one, other))));
  }

  private static String holds(Condition condition, ConcreteState state) {
    try {
      return String.valueOf(condition.test(state));
    } catch (RuntimeException thrown) {
      return "thrown";
    }
  }

  private static Partition bruteForce(int processes, BiPredicate<Integer, Integer> alike) {
    int[] labels = new int[processes];
    for (int process = 0; process < processes; process++) {
      int first = 0;
      while (first < process && !alike.test(first, process)) {
        first++;
      }
      labels[process] = first;
    }
    return Partition.labelled(labels);
  }
}
