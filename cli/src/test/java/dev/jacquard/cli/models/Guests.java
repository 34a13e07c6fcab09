package dev.jacquard.cli.models;

import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.Successors;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Guests who come to a table with few seats and leave it; when the table is full the last one to
 * come waits for ever.
 */
public record Guests(int number, int seats) implements Model {
  private static final String[] WHERE = {"outside", "waiting", "seated"};

  public Guests() {
    this(3, 2);
  }

  @Override
  public String name() {
    return "guests";
  }

  @Override
  public List<String> propositions() {
    return List.of("all are seated");
  }

  @Override
  public List<Property> properties() {
    return List.of(new Property.Sometimes("full house", 0));
  }

  @Override
  public Set<StateSymmetry> symmetries() {
    return Set.of(StateSymmetry.NONE);
  }

  @Override
  public StateSpace space(StateSymmetry symmetry) {
    return new Places();
  }

  private final class Places implements StateSpace {
    @Override
    public void initial(Successors successors) {
      successors.step(-1, -1, new long[number], number);
    }

    @Override
    public void expand(long[] state, int length, Successors successors) {
      for (int guest = 0; guest < number; guest++) {
        if (state[guest] == 0 || state[guest] == 1 && seated(state) < seats) {
          long[] next = Arrays.copyOf(state, length);
          next[guest]++;
          successors.step(guest, (int) state[guest], next, length);
        }
      }
    }

    private long seated(long[] state) {
      return Arrays.stream(state, 0, number).filter(place -> place == 2).count();
    }

    @Override
    public long observe(long[] state, int length) {
      return seated(state) == number ? 1 : 0;
    }

    @Override
    public boolean mayEnd(long[] state, int length) {
      return seated(state) == number;
    }

    @Override
    public Map<String, String> describe(long[] state, int length) {
      Map<String, String> values = new LinkedHashMap<>();
      for (int guest = 0; guest < number; guest++) {
        values.put(process(guest), WHERE[(int) state[guest]]);
      }
      values.put("free", Long.toString(seats - seated(state)));
      return values;
    }

    @Override
    public String action(int process, int action) {
      return action == 0 ? "come" : "sit down";
    }

    @Override
    public String process(int process) {
      return "guest " + (process + 1);
    }
  }
}
