package dev.jacquard.model.differential;

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

/**
 * A few processes that share variables, as a model for tests: what is independent is known from the
 * steps that are written down, and processes with equal programs can be exchanged.
 *
 * @param programs the steps of each process
 * @param variables how many variables there are, all 0 at first
 * @param watched what the propositions look at
 */
public record Processes(
    List<List<Step>> programs, int variables, List<Watch> watched, List<Property> properties)
    implements Model {
  private static final int BITS = 3;
  private static final long MASK = (1 << BITS) - 1;

  /**
   * A step from a place of a process to another one.
   *
   * @param guard the variable that must have the value {@code equal}, or -1
   * @param write the variable that gets the value {@code value}, or -1
   * @param fails whether its assertion does not hold
   */
  public record Step(int from, int to, int guard, int equal, int write, int value, boolean fails) {
    /** A step that nobody else has to do with. */
    public static Step local(int from, int to) {
      return new Step(from, to, -1, 0, -1, 0, false);
    }

    public static Step write(int from, int to, int variable, int value) {
      return new Step(from, to, -1, 0, variable, value, false);
    }

    public static Step when(int from, int to, int variable, int equal) {
      return new Step(from, to, variable, equal, -1, 0, false);
    }

    public Step writing(int variable, int other) {
      return new Step(from, to, guard, equal, variable, other, fails);
    }

    boolean local() {
      return guard < 0 && write < 0 && !fails;
    }
  }

  /**
   * A proposition: the variable has the value; or, if there is no variable, the process is at the
   * place, or some process is if the process is -1.
   */
  public record Watch(int variable, int process, int place) {
    public static Watch variable(int variable, int value) {
      return new Watch(variable, -1, value);
    }

    public static Watch place(int process, int place) {
      return new Watch(-1, process, place);
    }

    boolean sees(int other, Step step) {
      boolean looks = variable < 0 && (process < 0 || process == other);
      return looks && (step.from == place) != (step.to == place);
    }
  }

  @Override
  public String name() {
    return "processes";
  }

  @Override
  public List<String> propositions() {
    return List.of("p", "q", "r").subList(0, watched.size());
  }

  @Override
  public Set<StateSymmetry> symmetries() {
    boolean alike =
        programs.stream().distinct().count() == 1
            && watched.stream().allMatch(watch -> watch.variable >= 0 || watch.process < 0);
    return alike ? Set.of(StateSymmetry.NONE, StateSymmetry.PROCESSES) : Set.of(StateSymmetry.NONE);
  }

  @Override
  public StateSpace space(StateSymmetry symmetry) {
    return symmetry == StateSymmetry.NONE ? new Plain() : new Sorted();
  }

  private static int part(long state, int index) {
    return (int) (state >>> BITS * index & MASK);
  }

  private static long with(long state, int index, int value) {
    return state & ~(MASK << BITS * index) | (long) value << BITS * index;
  }

  /** Places of the processes first, then variables, three bits each. */
  private class Plain implements StateSpace {
    @Override
    public void initial(Successors successors) {
      send(-1, -1, 0, successors);
    }

    void send(int process, int action, long state, Successors successors) {
      successors.step(process, action, new long[] {state}, 1);
    }

    @Override
    public void expand(long[] state, int length, Successors successors) {
      for (int process = 0; process < programs.size(); process++) {
        boolean alone = true;
        boolean any = false;
        List<Step> program = programs.get(process);
        for (int action = 0; action < program.size(); action++) {
          Step step = program.get(action);
          int self = process;
          if (part(state[0], process) == step.from) {
            any = true;
            alone &= step.local() && watched.stream().noneMatch(watch -> watch.sees(self, step));
            take(state[0], process, action, step, successors);
          }
        }
        if (any && alone && successors.independent(process)) {
          return;
        }
      }
    }

    private void take(long state, int process, int action, Step step, Successors successors) {
      if (step.guard >= 0 && part(state, programs.size() + step.guard) != step.equal) {
        return;
      }
      if (step.fails) {
        successors.failure(process, action, "step " + action + " fails");
        return;
      }
      long next = with(state, process, step.to);
      if (step.write >= 0) {
        next = with(next, programs.size() + step.write, step.value);
      }
      send(process, action, next, successors);
    }

    @Override
    public long observe(long[] state, int length) {
      long bits = 0;
      for (int i = 0; i < watched.size(); i++) {
        bits |= holds(state[0], watched.get(i)) ? 1L << i : 0;
      }
      return bits;
    }

    private boolean holds(long state, Watch watch) {
      if (watch.variable >= 0) {
        return part(state, programs.size() + watch.variable) == watch.place;
      }
      for (int process = 0; process < programs.size(); process++) {
        if ((watch.process < 0 || watch.process == process)
            && part(state, process) == watch.place) {
          return true;
        }
      }
      return false;
    }

    @Override
    public boolean mayEnd(long[] state, int length) {
      for (int process = 0; process < programs.size(); process++) {
        int place = part(state[0], process);
        if (programs.get(process).stream().anyMatch(step -> step.from == place)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public Map<String, String> describe(long[] state, int length) {
      Map<String, String> parts = new LinkedHashMap<>();
      for (int i = 0; i < programs.size() + variables; i++) {
        parts.put("part " + i, Integer.toString(part(state[0], i)));
      }
      return parts;
    }

    @Override
    public String action(int process, int action) {
      return programs.get(process).get(action).toString();
    }

    @Override
    public String process(int process) {
      return "P" + process;
    }
  }

  /** The same with the places in order. */
  private final class Sorted extends Plain implements Quotient {
    @Override
    void send(int process, int action, long state, Successors successors) {
      int[] places = new int[programs.size()];
      Arrays.setAll(places, i -> part(state, i));
      Arrays.sort(places);
      long sorted = state;
      for (int i = 0; i < places.length; i++) {
        sorted = with(sorted, i, places[i]);
      }
      super.send(process, action, sorted, successors);
    }

    @Override
    public StateSpace plain() {
      return new Plain();
    }

    @Override
    public void represent(long[] plain, int length, Successors successors) {
      send(-1, -1, plain[0], successors);
    }

    @Override
    public double orbit(long[] representative, int length) {
      return Double.NaN;
    }
  }
}
