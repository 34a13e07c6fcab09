package dev.jacquard.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import dev.jacquard.model.Model;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.text.ModelParser;
import dev.jacquard.model.search.BreadthFirst;
import dev.jacquard.model.search.Finding;
import dev.jacquard.model.search.Path;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchResult;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/**
 * Lesson 14: a model, for a protocol that is not a program yet.
 *
 * <p><b>The bug.</b> Philosophers sit at a round table with a fork between any two of them, and
 * each takes the left fork first. The left fork of one is the right fork of the one before.
 *
 * <p><b>The report.</b> A model is searched state by state, not run; breadth first, so that the way
 * to a deadlock is the shortest there is. {@code jacquard model FILE} prints it as a table, and has
 * symmetry, temporal properties and pictures: {@code docs/models.md}.
 *
 * <p><b>The fix.</b> A butler lets all but one of them take a fork. The first model is written as a
 * text, as in a file, the second one in Java; both are the same sort of model.
 */
class Lesson14Model {
  private static final String GREEDY =
      """
      model philosophers
      processes 3
      states Thinking Left Eating

      edge Thinking -> Left when (self - 2) % processes + 1 not in Eating
      edge Left -> Eating when self % processes + 1 not in {Left, Eating}
      edge Eating -> Thinking
      """;

  @Test
  void philosophersStarve(TestReporter reporter) {
    check(new Diagram(ModelParser.parse("philosophers.model", GREEDY, Map.of())), reporter);
  }

  static class WithButler extends Diagram {
    WithButler(int philosophers) {
      super(description(philosophers));
    }

    private static Description description(int n) {
      DescriptionBuilder table = Description.of("philosophers with a butler", n);
      LocalState thinking = table.state("Thinking");
      LocalState left = table.state("Left");
      LocalState eating = table.state("Eating");
      table
          .edge(thinking, left)
          .when(
              (state, self) -> state.count(thinking) > 1 && !state.in((self + n - 1) % n, eating));
      table.edge(left, eating).when((state, self) -> state.in((self + 1) % n, thinking));
      table.edge(eating, thinking);
      return table.build();
    }
  }

  @Test
  void fixedByAButler(TestReporter reporter) {
    check(new WithButler(3), reporter);
  }

  /** Searches all states, and says how many there are or how the first failure comes about. */
  private static void check(Model model, TestReporter reporter) {
    SearchResult result = BreadthFirst.search(model, StateSymmetry.NONE, SearchOptions.standard());
    StateSpace space = model.space(StateSymmetry.NONE);
    for (Finding finding : result.findings()) {
      fail(
          finding.type().label()
              + ": "
              + finding.message()
              + finding.path().map(path -> words(path, space)).orElse(""));
    }
    assertEquals(List.of(), result.limits());
    reporter.publishEntry("jacquard", "complete: " + result.states() + " states, no failure");
  }

  private static String words(Path path, StateSpace space) {
    return path.steps().stream()
        .filter(step -> step.process() >= 0)
        .map(
            step ->
                "\n  "
                    + space.process(step.process())
                    + ": "
                    + space.action(step.process(), step.action()))
        .collect(Collectors.joining());
  }
}
