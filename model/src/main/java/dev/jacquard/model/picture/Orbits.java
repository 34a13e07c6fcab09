package dev.jacquard.model.picture;

import dev.jacquard.model.Quotient;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.Successors;
import dev.jacquard.model.diagram.adaptive.OrbitSpace;
import dev.jacquard.model.picture.Picture.Panel;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Gives the states of a plain graph the colours of those that stand for them. */
final class Orbits implements Successors {
  private final StateSpace space;
  private final StateGraph reduced;
  private final Map<Words, Integer> numbers = new HashMap<>();
  private int found;

  /** The orbits of a reduced space, of which a graph was made. */
  Orbits(StateSpace space, StateGraph reduced) {
    this.space = space;
    this.reduced = reduced;
    for (int i = 0; i < reduced.nodes().size(); i++) {
      numbers.put(new Words(reduced.nodes().get(i).state()), i);
    }
  }

  /** The reduced graph, and the plain one beside it. */
  List<Panel> colour(String headingOfReduced, String headingOfFull, StateGraph full) {
    int[] own = new int[reduced.nodes().size()];
    Arrays.setAll(own, i -> i);
    int[] orbit = new int[full.nodes().size()];
    Arrays.setAll(orbit, i -> number(full.nodes().get(i)));
    return List.of(
        new Panel(headingOfReduced, reduced, own), new Panel(headingOfFull, full, orbit));
  }

  /** The number of the reduced state that stands for a plain one, or -1. */
  private int number(StateGraph.Node plain) {
    found = -1;
    if (space instanceof Quotient quotient) {
      quotient.represent(plain.state(), plain.state().length, this);
    } else if (space instanceof OrbitSpace orbits) {
      step(-1, -1, new long[] {orbits.numberOf(plain.values())}, 1);
    }
    return found;
  }

  @Override
  public void step(int process, int action, long[] state, int length) {
    found = numbers.getOrDefault(new Words(Arrays.copyOf(state, length)), -1);
  }

  @Override
  public void failure(int process, int action, String message) {
    throw new IllegalStateException("a representative that fails: " + message);
  }
}
