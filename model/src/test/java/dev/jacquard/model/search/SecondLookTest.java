package dev.jacquard.model.search;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.model.IllegalModelException;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.dynamic.DynamicModel;
import dev.jacquard.model.dynamic.PublicProcess;
import dev.jacquard.model.dynamic.Turn;
import dev.jacquard.model.dynamic.World;
import org.junit.jupiter.api.Test;

class SecondLookTest {
  private static int asked;

  /** No variables. */
  public record Nothing() {}

  /** Marks the first process that is not marked, of all that it is shown. */
  public record Marker(boolean marked) implements PublicProcess<Nothing> {
    @Override
    public void steps(Turn<Nothing> turn) {
      boolean[] done = new boolean[1];
      turn.each(
          Marker.class,
          (pid, other) -> {
            if (!done[0] && !other.marked()) {
              done[0] = true;
              turn.step("mark", world -> world.change(pid, new Marker(true)));
            }
          });
    }

    @Override
    public boolean mayRest() {
      return true;
    }
  }

  private static final class MarksTheFirst extends DynamicModel<Nothing> {
    MarksTheFirst() {
      super("marks the first");
    }

    @Override
    protected void start(World<Nothing> world) {
      world.globals(new Nothing());
      world.spawn(new Marker(false));
      world.spawn(new Marker(false));
    }
  }

  @Test
  void aModelThatDependsOnTheOrderOfProcessesIsRefused() {
    assertThatThrownBy(
            () ->
                BreadthFirst.search(
                    new MarksTheFirst(), StateSymmetry.NONE, SearchOptions.standard()))
        .isInstanceOf(IllegalModelException.class)
        .hasMessageContaining("different steps in the same state");
  }

  @Test
  void aGuardThatCountsHowOftenItIsAskedIsRefused() {
    DescriptionBuilder diagram = Description.of("counts", 2);
    LocalState one = diagram.state("A");
    LocalState other = diagram.state("B");
    diagram.edge(one, other).when((state, process) -> ++asked % 3 != 0);
    diagram.edge(other, one);
    assertThatThrownBy(
            () ->
                BreadthFirst.search(
                    new Diagram(diagram.build()), StateSymmetry.NONE, SearchOptions.standard()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
