package dev.jacquard.model.temporal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Whether automata accept exactly the runs that satisfy their formula. */
class AutomatonTest {
  private static final List<String> NAMES = List.of("p", "q", "r");

  @Test
  void anAutomatonAcceptsWhatSatisfiesItsFormula() {
    int accepted = 0;
    for (int seed = 0; seed < 1_500; seed++) {
      Random random = new Random(seed);
      String text = new RandomFormulas(random, NAMES).next(3);
      Formula formula = FormulaParser.parse(text, NAMES);
      Automaton automaton = Automaton.of(formula);
      Automaton opposite = Automaton.of(formula.negative());
      for (int run = 0; run < 10; run++) {
        Lasso lasso = lasso(random);
        boolean holds = lasso.satisfies(formula);
        accepted += holds ? 1 : 0;
        assertThat(accepts(automaton, lasso)).as("%s, run %d", text, run).isEqualTo(holds);
        assertThat(accepts(opposite, lasso)).as("not %s, run %d", text, run).isEqualTo(!holds);
      }
    }
    assertThat(accepted).isBetween(4_000, 11_000);
  }

  @Test
  void usualFormulasHaveSmallAutomata() {
    assertThat(size("[]p")).isEqualTo(1);
    assertThat(size("<>p")).isEqualTo(3);
    assertThat(size("[]<>p")).isLessThanOrEqualTo(3);
    assertThat(size("<>[]p")).isLessThanOrEqualTo(3);
    assertThat(size("false")).isZero();
    assertThat(size("[]p && <>!p")).isZero();
    assertThat(size("<>(p && []!q)")).isLessThanOrEqualTo(4);
  }

  @Test
  void aFormulaTooLargeIsRefused() {
    List<String> names = IntStream.range(0, 20).mapToObj(i -> "p" + i).toList();
    String text = names.stream().map(name -> "<>" + name).collect(Collectors.joining(" && "));
    assertThatThrownBy(() -> Automaton.of(FormulaParser.parse(text, names)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("too large for an automaton");
  }

  private static int size(String text) {
    return Automaton.of(FormulaParser.parse(text, NAMES)).size();
  }

  static Lasso lasso(Random random) {
    long[] observations = random.longs(1 + random.nextInt(7), 0, 8).toArray();
    return new Lasso(observations, random.nextInt(observations.length));
  }

  /** Whether an accepting node and a position can be reached, and from there once more. */
  private static boolean accepts(Automaton automaton, Lasso lasso) {
    Set<List<Integer>> starts =
        automaton.initial().stream()
            .filter(node -> automaton.nodes().get(node).admits(lasso.observations()[0]))
            .map(node -> List.of(node, 0))
            .collect(Collectors.toSet());
    Set<List<Integer>> reached = new HashSet<>(starts);
    reached.addAll(after(automaton, lasso, starts));
    return reached.stream()
        .filter(pair -> automaton.nodes().get(pair.get(0)).accepting())
        .anyMatch(pair -> after(automaton, lasso, Set.of(pair)).contains(pair));
  }

  private static Set<List<Integer>> after(
      Automaton automaton, Lasso lasso, Set<List<Integer>> starts) {
    Set<List<Integer>> seen = new HashSet<>();
    Deque<List<Integer>> open = new ArrayDeque<>(starts);
    while (!open.isEmpty()) {
      List<Integer> pair = open.pop();
      int next = pair.get(1) + 1 == lasso.observations().length ? lasso.loop() : pair.get(1) + 1;
      for (int node : automaton.nodes().get(pair.get(0)).successors()) {
        if (automaton.nodes().get(node).admits(lasso.observations()[next])
            && seen.add(List.of(node, next))) {
          open.push(List.of(node, next));
        }
      }
    }
    return seen;
  }
}
