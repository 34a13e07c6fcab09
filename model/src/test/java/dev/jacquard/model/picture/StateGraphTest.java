package dev.jacquard.model.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.picture.StateGraph.Mark;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class StateGraphTest {
  private final Guests guests = new Guests("guests", 3, 2);

  @Test
  void everyGuestIsInOneOfThreePlaces() {
    StateGraph graph = graph(StateSymmetry.NONE, 300);
    assertThat(graph.nodes()).hasSize(3 * 3 * 3);
    assertThat(graph.arrows()).hasSize(3 * 2 * 3 * 3);
    assertThat(graph.depth()).isEqualTo(6);
    assertThat(graph.whole()).isTrue();
  }

  @Test
  void quotientHasTheMultisetsOfPlaces() {
    assertThat(graph(StateSymmetry.PROCESSES, 300).nodes()).hasSize(10);
  }

  @Test
  void initialAndErrorAndEndAreMarked() {
    List<StateGraph.Node> nodes = graph(StateSymmetry.PROCESSES, 300).nodes();
    assertThat(nodes.get(0).mark()).isEqualTo(Mark.INITIAL);
    assertThat(nodes.get(9).mark()).isEqualTo(Mark.END);
    assertThat(nodes)
        .filteredOn(node -> node.mark() == Mark.ERROR)
        .singleElement()
        .satisfies(
            node -> {
              assertThat(node.values().values()).containsOnly("in");
              assertThat(node.remark()).isEqualTo("never: crowded");
            });
  }

  @Test
  void stepsToOneStateAreOneArrow() {
    StateGraph graph = graph(StateSymmetry.PROCESSES, 300);
    assertThat(graph.arrows().get(0).label())
        .isEqualTo("guest1: out -> in, guest2: out -> in, guest3: out -> in");
  }

  @Test
  void statesBeyondTheMostAreLeftOut() {
    StateGraph graph = graph(StateSymmetry.NONE, 5);
    assertThat(graph.nodes()).hasSize(5);
    assertThat(graph.whole()).isFalse();
    assertThat(graph.arrows()).allMatch(arrow -> arrow.from() < 5 && arrow.to() < 5);
  }

  @Test
  void noTwoStatesStandAtOnePlaceAndARowHasOneDepth() {
    StateGraph graph = GraphBuilder.graph(new Guests("guests", 5, 5), space(5), 300);
    Layers layers = Layers.of(graph);
    Set<List<Double>> places = new HashSet<>();
    int[] depthOf = new int[layers.rows()];
    for (int node = 0; node < graph.nodes().size(); node++) {
      int row = layers.row()[node];
      int depth = graph.nodes().get(node).depth();
      assertThat(places.add(List.of((double) row, layers.place()[node]))).isTrue();
      assertThat(depthOf[row]).isIn(0, depth);
      depthOf[row] = depth;
    }
    assertThat(depthOf).isSorted();
  }

  private static StateSpace space(int number) {
    return new Guests("guests", number, number).space(StateSymmetry.NONE);
  }

  private StateGraph graph(StateSymmetry symmetry, int most) {
    return GraphBuilder.graph(guests, guests.space(symmetry), most);
  }
}
