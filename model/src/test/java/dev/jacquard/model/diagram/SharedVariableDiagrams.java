package dev.jacquard.model.diagram;

import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.EdgeBuilder;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalState;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random diagrams without cycles whose processes see each other by shared integers only. */
public final class SharedVariableDiagrams {
  private final Random random;
  private final boolean alike;

  private SharedVariableDiagrams(long seed, boolean alike) {
    random = new Random(seed);
    this.alike = alike;
  }

  /** The diagram of a seed. */
  public static Diagram of(long seed) {
    return new Diagram(new SharedVariableDiagrams(seed, false).description(seed));
  }

  /** The diagram of a seed, all processes of which are alike. */
  public static Diagram alike(long seed) {
    return new Diagram(new SharedVariableDiagrams(seed, true).description(seed));
  }

  private Description description(long seed) {
    int processes = 2 + random.nextInt(2);
    DescriptionBuilder diagram = Description.of("shared " + seed, processes);
    List<LocalState> states = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      states.add(diagram.state(Character.toString('A' + i)));
    }
    List<IntVariable> variables = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      variables.add(diagram.integer("x" + i, -1, 2, random.nextInt(3)));
    }
    int edges = 4 + random.nextInt(4);
    for (int i = 0; i < edges; i++) {
      int from = random.nextInt(states.size() - 1);
      int to = from + 1 + random.nextInt(states.size() - from - 1);
      EdgeBuilder edge = diagram.edge(states.get(from), states.get(to)).named("edge " + i);
      int home = from % 2;
      if (!alike && random.nextInt(3) > 0) {
        home = random.nextInt(processes);
        edge.only(home, home + 1);
      }
      // Where many integers belong together, everything depends on everything.
      IntVariable read = variables.get(random.nextInt(8) == 0 ? 2 : home);
      fill(edge, read, variables.get(home));
    }
    diagram.ends(states.get(3));
    return diagram.build();
  }

  private void fill(EdgeBuilder edge, IntVariable read, IntVariable written) {
    int value = random.nextInt(4) - 1;
    switch (random.nextInt(4)) {
      case 0 -> edge.when((state, process) -> state.value(read) == value);
      case 1 -> edge.when((state, process) -> state.value(read) >= value);
      case 2 ->
          edge.when((state, process) -> state.value(read) != value || (!alike && process == 0));
      default -> {}
    }
    switch (random.nextInt(5)) {
      case 0 -> edge.then((before, process, after) -> after.set(written, value));
      case 1 ->
          edge.then((before, process, after) -> after.set(written, before.value(written) + 1));
      case 2 ->
          edge.then(
              (before, process, after) -> after.set(written, Math.max(-1, before.value(read) - 1)));
      default -> {}
    }
  }
}
