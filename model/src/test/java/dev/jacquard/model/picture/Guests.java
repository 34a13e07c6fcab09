package dev.jacquard.model.picture;

import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.Quotient;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.Successors;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Guests who come to a table one by one and leave for good; one seat may be too few. */
record Guests(String name, int number, int seats) implements Model {
  private static final String[] WHERE = {"out", "in", "gone"};

  @Override
  public List<String> propositions() {
    return List.of("crowded");
  }

  @Override
  public List<Property> properties() {
    return List.of(new Property.Never("crowded", 0));
  }

  @Override
  public Set<StateSymmetry> symmetries() {
    return Set.of(StateSymmetry.NONE, StateSymmetry.PROCESSES);
  }

  @Override
  public StateSpace space(StateSymmetry symmetry) {
    return switch (symmetry) {
      case NONE -> new Plain();
      case PROCESSES -> new Sorted();
      case HEAP, FULL, ADAPTIVE -> throw new IllegalArgumentException("no " + symmetry.label());
    };
  }

  private class Plain implements StateSpace {
    @Override
    public void initial(Successors successors) {
      successors.step(-1, -1, new long[number], number);
    }

    @Override
    public void expand(long[] state, int length, Successors successors) {
      for (int guest = 0; guest < number; guest++) {
        if (state[guest] < 2) {
          long[] next = Arrays.copyOf(state, length);
          next[guest]++;
          successors.step(guest, (int) state[guest], next, length);
        }
      }
    }

    @Override
    public long observe(long[] state, int length) {
      return Arrays.stream(state, 0, length).filter(where -> where == 1).count() > seats ? 1 : 0;
    }

    @Override
    public boolean mayEnd(long[] state, int length) {
      return true;
    }

    @Override
    public Map<String, String> describe(long[] state, int length) {
      Map<String, String> values = new LinkedHashMap<>();
      for (int guest = 0; guest < number; guest++) {
        values.put(process(guest), WHERE[(int) state[guest]]);
      }
      return values;
    }

    @Override
    public String action(int process, int action) {
      return WHERE[action] + " -> " + WHERE[action + 1];
    }

    @Override
    public String process(int process) {
      return "guest" + (process + 1);
    }
  }

  private final class Sorted extends Plain implements Quotient {
    @Override
    public StateSpace plain() {
      return new Plain();
    }

    @Override
    public void expand(long[] state, int length, Successors successors) {
      super.expand(
          state,
          length,
          new Successors() {
            @Override
            public void step(int process, int action, long[] next, int size) {
              Arrays.sort(next, 0, size);
              successors.step(process, action, next, size);
            }

            @Override
            public void failure(int process, int action, String message) {
              successors.failure(process, action, message);
            }
          });
    }

    @Override
    public void represent(long[] plain, int length, Successors successors) {
      long[] sorted = Arrays.copyOf(plain, length);
      Arrays.sort(sorted);
      successors.step(-1, -1, sorted, length);
    }

    @Override
    public double orbit(long[] representative, int length) {
      return Double.NaN;
    }
  }
}
