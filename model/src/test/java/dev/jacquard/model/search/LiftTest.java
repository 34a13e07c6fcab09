package dev.jacquard.model.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.Quotient;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.Successors;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Two counters that go up one by one, and fail to go beyond 3; which is which does not matter. */
class LiftTest {
  private static final SearchOptions OPTIONS = SearchOptions.standard().withOnwards();

  @Test
  void aPathOfRepresentativesBecomesAPathOfPlainStates() {
    SearchResult result = BreadthFirst.search(new Counters(), new Sorted(true), OPTIONS);

    assertThat(result.states()).isEqualTo(10);
    assertThat(result.plain()).hasValue(16);
    Path path = path(result, Finding.Type.NEVER);
    assertThat(path.steps()).hasSize(6);
    assertSteps(path.steps());
    assertThat(path.steps().get(5).state()[0] + path.steps().get(5).state()[1]).isEqualTo(5);
  }

  @Test
  void aFailingStepIsThatOfThePlainState() {
    Path path =
        path(
            BreadthFirst.search(new Counters(), new Sorted(true), OPTIONS), Finding.Type.ASSERTION);

    int last = path.steps().size() - 1;
    assertSteps(path.steps().subList(0, last));
    Path.Step failing = path.steps().get(last);
    assertThat(failing.state()[failing.process()]).isEqualTo(3);
    assertThat(failing.state()).isEqualTo(path.steps().get(last - 1).state());
  }

  @Test
  void aQuotientWithSeveralRepresentativesOfAClassCostsThePathAndNotTheFinding() {
    SearchResult result = BreadthFirst.search(new Counters(), new Sorted(false), OPTIONS);

    Finding finding =
        result.findings().stream()
            .filter(some -> some.type() == Finding.Type.NEVER)
            .findFirst()
            .orElseThrow();
    assertThat(finding.path()).isEmpty();
    assertThat(finding.message()).endsWith("since some states have several representatives");
  }

  private static Path path(SearchResult result, Finding.Type type) {
    return result.findings().stream()
        .filter(finding -> finding.type() == type)
        .findFirst()
        .flatMap(Finding::path)
        .orElseThrow();
  }

  private static void assertSteps(List<Path.Step> steps) {
    long[] expected = new long[2];
    for (Path.Step step : steps) {
      if (step.process() >= 0) {
        expected[step.process()]++;
      }
      assertThat(step.state()).isEqualTo(expected);
    }
  }

  /** The counters, each a process. */
  private static class Counters implements Model, StateSpace {
    @Override
    public String name() {
      return "counters";
    }

    @Override
    public List<String> propositions() {
      return List.of("five");
    }

    @Override
    public List<Property> properties() {
      return List.of(new Property.Never("never five", 0));
    }

    @Override
    public Set<StateSymmetry> symmetries() {
      return Set.of(StateSymmetry.NONE, StateSymmetry.PROCESSES);
    }

    @Override
    public StateSpace space(StateSymmetry symmetry) {
      return symmetry == StateSymmetry.NONE ? this : new Sorted(true);
    }

    @Override
    public void initial(Successors successors) {
      successors.step(-1, -1, new long[2], 2);
    }

    @Override
    public void expand(long[] state, int length, Successors successors) {
      for (int process = 0; process < 2; process++) {
        long[] next = {state[0], state[1]};
        next[process]++;
        if (next[process] > 3) {
          successors.failure(process, 0, "beyond 3");
        } else {
          successors.step(process, 0, next, 2);
        }
      }
    }

    @Override
    public long observe(long[] state, int length) {
      return state[0] + state[1] == 5 ? 1 : 0;
    }

    @Override
    public boolean mayEnd(long[] state, int length) {
      return false;
    }

    @Override
    public Map<String, String> describe(long[] state, int length) {
      return Map.of("0", Long.toString(state[0]), "1", Long.toString(state[1]));
    }

    @Override
    public String action(int process, int action) {
      return "up";
    }

    @Override
    public String process(int process) {
      return "counter " + process;
    }
  }

  /** The larger one first; or, if that is not done thoroughly, sometimes the smaller one. */
  private static final class Sorted extends Counters implements Quotient {
    private final boolean thorough;

    Sorted(boolean thorough) {
      this.thorough = thorough;
    }

    @Override
    public StateSpace plain() {
      return new Counters();
    }

    @Override
    public void represent(long[] plain, int length, Successors successors) {
      long large = Math.max(plain[0], plain[1]);
      long small = Math.min(plain[0], plain[1]);
      boolean swapped = !thorough && large + small == 3;
      long[] representative = swapped ? new long[] {small, large} : new long[] {large, small};
      successors.step(-1, -1, representative, 2);
    }

    @Override
    public double orbit(long[] representative, int length) {
      return representative[0] == representative[1] ? 1 : 2;
    }

    @Override
    public void initial(Successors successors) {
      represent(new long[2], 2, successors);
    }

    @Override
    public void expand(long[] state, int length, Successors successors) {
      super.expand(
          state,
          length,
          new Successors() {
            @Override
            public void step(int process, int action, long[] next, int words) {
              long[] sorted = {Math.max(next[0], next[1]), Math.min(next[0], next[1])};
              successors.step(process, action, sorted, 2);
            }

            @Override
            public void failure(int process, int action, String message) {
              successors.failure(process, action, message);
            }
          });
    }
  }
}
