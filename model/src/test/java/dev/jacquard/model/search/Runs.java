package dev.jacquard.model.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.Model;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.Successors;
import dev.jacquard.model.temporal.FormulaParser;
import dev.jacquard.model.temporal.Lasso;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Whether a path is a run of a model's plain space, step by step. */
public final class Runs {
  private Runs() {}

  /**
   * Each step of the path is one of the plain space, and a run without end violates the formula.
   */
  public static void validate(Model model, Finding finding, String formula) {
    StateSpace plain = model.space(StateSymmetry.NONE);
    Path path = finding.path().orElseThrow();
    follow(plain, path);
    List<Path.Step> steps = path.steps();
    boolean stays = path.loop() == steps.size() - 1;
    long[] last = steps.get(steps.size() - 1).state();
    if (stays) {
      assertThat(steps(plain, last)).as("an end").isEmpty();
      assertThat(plain.mayEnd(last, last.length)).isTrue();
    } else {
      assertThat(last).isEqualTo(steps.get(path.loop()).state());
    }
    long[] observations =
        steps.subList(0, stays ? steps.size() : steps.size() - 1).stream()
            .mapToLong(step -> plain.observe(step.state(), step.state().length))
            .toArray();
    assertThat(
            new Lasso(observations, path.loop())
                .satisfies(FormulaParser.parse(formula, model.propositions())))
        .as("%s on the run", formula)
        .isFalse();
  }

  /** Each step of the path is one of the space. */
  public static void follow(StateSpace plain, Path path) {
    List<Path.Step> possible = new ArrayList<>();
    plain.initial(new Collector(possible));
    for (Path.Step step : path.steps()) {
      assertThat(possible)
          .anySatisfy(
              other -> {
                assertThat(other.process()).isEqualTo(step.process());
                assertThat(other.action()).isEqualTo(step.action());
                assertThat(other.state()).isEqualTo(step.state());
              });
      possible = steps(plain, step.state());
    }
  }

  /** The same for a path whose last step fails, and so leads to no state. */
  public static void followButLast(StateSpace plain, Path path) {
    int last = path.steps().size() - 1;
    follow(plain, new Path(path.steps().subList(0, last), -1));
  }

  private static List<Path.Step> steps(StateSpace space, long[] state) {
    List<Path.Step> steps = new ArrayList<>();
    space.expand(state, state.length, new Collector(steps));
    return steps;
  }

  private record Collector(List<Path.Step> steps) implements Successors {
    @Override
    public void step(int process, int action, long[] state, int length) {
      steps.add(new Path.Step(process, action, Arrays.copyOf(state, length)));
    }

    @Override
    public void failure(int process, int action, String message) {}
  }
}
