package dev.jacquard.model.program;

import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.Successors;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** A model given by a random table of steps, which lead from states to later ones. */
final class TableModel implements Model {
  /** A step; it fails if it leads nowhere. */
  record Row(int process, int action, int target) {}

  private final int initialStates;
  private final List<List<Row>> table = new ArrayList<>();

  TableModel(long seed) {
    Random random = new Random(seed);
    int states = 4 + random.nextInt(7);
    int processes = 1 + random.nextInt(4);
    initialStates = random.nextInt(3) == 0 ? 1 + random.nextInt(3) : 1;
    for (int state = 0; state < states; state++) {
      List<Row> rows = new ArrayList<>();
      for (int process = 0; process < processes; process++) {
        int steps = Math.max(0, random.nextInt(4) - 1);
        for (int action = 0; action < steps && state + 1 < states; action++) {
          boolean fails = random.nextInt(12) == 0;
          int farthest = Math.min(4, states - state - 1);
          rows.add(new Row(process, action, fails ? -1 : state + 1 + random.nextInt(farthest)));
        }
      }
      table.add(rows);
    }
  }

  @Override
  public String name() {
    return "table";
  }

  @Override
  public List<String> propositions() {
    return List.of("seven");
  }

  @Override
  public List<Property> properties() {
    return List.of(new Property.Never("not seven", 0));
  }

  @Override
  public Set<StateSymmetry> symmetries() {
    return Set.of(StateSymmetry.NONE);
  }

  @Override
  public StateSpace space(StateSymmetry symmetry) {
    return new StateSpace() {
      @Override
      public void initial(Successors successors) {
        for (int state = 0; state < initialStates; state++) {
          successors.step(-1, -1, new long[] {state}, 1);
        }
      }

      @Override
      public void expand(long[] state, int length, Successors successors) {
        for (Row row : table.get((int) state[0])) {
          if (row.target < 0) {
            String step = row.process + "." + row.action;
            successors.failure(row.process, row.action, step + " fails in " + state[0]);
          } else {
            successors.step(row.process, row.action, new long[] {row.target}, 1);
          }
        }
      }

      @Override
      public long observe(long[] state, int length) {
        return state[0] == 7 ? 1 : 0;
      }

      @Override
      public boolean mayEnd(long[] state, int length) {
        return state[0] % 2 == 0;
      }

      @Override
      public Map<String, String> describe(long[] state, int length) {
        return Map.of("state", Long.toString(state[0]));
      }

      @Override
      public String action(int process, int action) {
        return "action " + action;
      }

      @Override
      public String process(int process) {
        return "process " + process;
      }
    };
  }
}
