package dev.jacquard.model.dynamic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.Quotient;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.Successors;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every reduction against the whole space, on models made at random. */
class RandomModelsTest {
  private static final int LIMIT = 600;
  private static final List<StateSymmetry> SYMMETRIES =
      List.of(StateSymmetry.HEAP, StateSymmetry.PROCESSES, StateSymmetry.FULL);

  /** What many models had to show, so that a test of nothing would be seen. */
  private static final class Tally {
    int models;
    int deadlocked;
    int failing;
    int smaller;
    int smallerByOrder;
    int independent;
  }

  @Test
  void reductionsFindTheSameInHundredsOfModels() {
    Tally tally = compare(0, 250);
    assertThat(tally.models).isGreaterThan(200);
    assertThat(tally.deadlocked).isGreaterThan(20);
    assertThat(tally.failing).isGreaterThan(20);
    assertThat(tally.smaller).isGreaterThan(80);
    assertThat(tally.smallerByOrder).isGreaterThan(60);
  }

  @Test
  @Tag("slow")
  void reductionsFindTheSameInThousandsOfModels() {
    assertThat(compare(1_000, 3_600).models).isGreaterThan(2_000);
  }

  private static Tally compare(int from, int to) {
    Tally tally = new Tally();
    for (int seed = from; seed < to; seed++) {
      compare(new RandomModel(seed).activate(), tally);
    }
    return tally;
  }

  private static void compare(RandomModel model, Tally tally) {
    Explored plain = Explored.all(model.space(StateSymmetry.NONE), LIMIT);
    if (!plain.isComplete()) {
      return;
    }
    tally.models++;
    tally.deadlocked += plain.deadlocks().isEmpty() ? 0 : 1;
    tally.failing += plain.failures().isEmpty() ? 0 : 1;
    for (StateSymmetry symmetry : SYMMETRIES) {
      Explored quotient = Explored.all(model.space(symmetry), LIMIT);
      Quotient representing = (Quotient) model.space(symmetry);
      assertThat(quotient.states())
          .as("%s, states, %s", model.name(), symmetry)
          .isEqualTo(represented(representing, plain.states()));
      assertThat(quotient.deadlocks())
          .as("%s, deadlocks, %s", model.name(), symmetry)
          .isEqualTo(represented(representing, plain.deadlocks()));
      assertSameFindings(model, quotient, plain);
      tally.smaller +=
          symmetry == StateSymmetry.FULL && quotient.states().size() < plain.states().size()
              ? 1
              : 0;
    }
    comparePartialOrder(model, plain, tally);
  }

  private static void comparePartialOrder(RandomModel model, Explored plain, Tally tally) {
    Quotient full = (Quotient) model.space(StateSymmetry.FULL);
    Set<List<Long>> deadlocks = represented(full, plain.deadlocks());
    for (StateSymmetry symmetry : model.symmetries()) {
      for (boolean symmetricIndependence : new boolean[] {false, true}) {
        StateSpace space = model.space(symmetry, symmetricIndependence);
        Explored reduced = Explored.reduced(space);
        assertThat(represented(full, reduced.deadlocks()))
            .as("%s, deadlocks with partial order, %s", model.name(), symmetry)
            .isEqualTo(deadlocks);
        assertSameFindings(model, reduced, plain);
        if (symmetry == StateSymmetry.NONE && reduced.states().size() < plain.states().size()) {
          tally.smallerByOrder++;
        }
      }
    }
  }

  private static void assertSameFindings(RandomModel model, Explored one, Explored other) {
    assertThat(one.observations()).as(model.name()).isEqualTo(other.observations());
    assertThat(one.failures()).as(model.name()).isEqualTo(other.failures());
  }

  private static Set<List<Long>> represented(Quotient space, Set<List<Long>> states) {
    Set<List<Long>> representatives = new HashSet<>();
    Representative representative = new Representative();
    for (List<Long> state : states) {
      space.represent(Explored.words(state), state.size(), representative);
      representatives.add(representative.last);
    }
    return representatives;
  }

  private static final class Representative implements Successors {
    private List<Long> last;

    @Override
    public void step(int process, int action, long[] state, int length) {
      last = Explored.state(state, length);
    }

    @Override
    public void failure(int process, int action, String message) {
      throw new AssertionError(message);
    }
  }

  /**
   * What independence promises: whatever the others do first, the process can do the same with the
   * same effect up to names, and nobody sees it.
   */
  @Test
  void independentStepsCommuteWithAllThatOthersDo() {
    Tally tally = new Tally();
    for (int seed = 0; seed < 120; seed++) {
      RandomModel model = new RandomModel(seed).activate();
      Explored plain = Explored.all(model.space(StateSymmetry.NONE), 300);
      int count = 0;
      for (List<Long> state : plain.states()) {
        if (count++ % 5 == 0) {
          assertIndependence(model, state, tally);
        }
      }
    }
    assertThat(tally.independent).isGreaterThan(300);
  }

  private static void assertIndependence(RandomModel model, List<Long> state, Tally tally) {
    StateSpace space = model.space(StateSymmetry.NONE);
    for (int process : Explored.expand(space, state).independent) {
      tally.independent++;
      List<Integer> expected = actions(Explored.expand(space, state), process);
      Set<List<Long>> seen = new HashSet<>(Set.of(state));
      List<List<Long>> waiting = new ArrayList<>(List.of(state));
      for (int next = 0; next < waiting.size() && next < 40; next++) {
        Explored.Expansion here = Explored.expand(space, waiting.get(next));
        assertThat(actions(here, process)).as(model.name()).isEqualTo(expected);
        assertCommutes(model, waiting.get(next), here, process);
        for (Explored.Step step : here.steps) {
          if (step.process() != process && seen.add(step.state())) {
            waiting.add(step.state());
          }
        }
      }
    }
  }

  private static List<Integer> actions(Explored.Expansion expansion, int process) {
    return expansion.of(process).stream().map(Explored.Step::action).toList();
  }

  private static void assertCommutes(
      RandomModel model, List<Long> state, Explored.Expansion here, int process) {
    StateSpace space = model.space(StateSymmetry.NONE);
    Quotient full = (Quotient) model.space(StateSymmetry.FULL);
    long[] words = Explored.words(state);
    long observed = space.observe(words, words.length);
    List<Explored.Step> own = here.of(process);
    for (int index = 0; index < own.size(); index++) {
      long[] after = Explored.words(own.get(index).state());
      assertThat(space.observe(after, after.length)).as(model.name()).isEqualTo(observed);
      Explored.Expansion ownFirst = Explored.expand(space, own.get(index).state());
      for (Explored.Step step : here.steps) {
        if (step.process() != process) {
          Explored.Step then = Explored.expand(space, step.state()).of(process).get(index);
          List<Explored.Step> theirs = here.of(step.process());
          Explored.Step same = ownFirst.of(step.process()).get(theirs.indexOf(step));
          assertThat(represented(full, Set.of(then.state())))
              .as(model.name())
              .isEqualTo(represented(full, Set.of(same.state())));
        }
      }
    }
  }
}
