package dev.jacquard.models.action;

import dev.jacquard.model.Footprints;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.Successors;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The states of an action model: where the processes stand, four of them in a word, and the values
 * of the objects, each in a word.
 */
public final class ActionSpace implements StateSpace {
  private static final int NODE_BITS = 16;
  private static final int NODES_PER_WORD = Long.SIZE / NODE_BITS;
  private static final int MOST_NODES = 1 << NODE_BITS;

  private final List<SharedObject> objects;
  private final List<ProcessGraph> processes;
  private final int nodeWords;
  private final long[] next;

  ActionSpace(List<SharedObject> objects, List<ProcessGraph> processes) {
    this.objects = objects;
    this.processes = processes;
    for (ProcessGraph process : processes) {
      if (process.nodes().size() > MOST_NODES) {
        throw new IllegalArgumentException(process.name() + " has more than 65536 nodes");
      }
    }
    nodeWords = (processes.size() + NODES_PER_WORD - 1) / NODES_PER_WORD;
    next = new long[nodeWords + objects.size()];
  }

  @Override
  public void initial(Successors successors) {
    long[] state = new long[next.length];
    for (int i = 0; i < objects.size(); i++) {
      state[nodeWords + i] = objects.get(i).initial();
    }
    successors.step(-1, -1, state, state.length);
  }

  @Override
  public void expand(long[] state, int length, Successors successors) {
    for (int process = 0; process < processes.size(); process++) {
      int node = node(state, process);
      List<Action> actions = processes.get(process).at(node);
      for (int i = 0; i < actions.size(); i++) {
        Action action = actions.get(i);
        if (action.enabledAt(value(state, action.object()), process)) {
          send(state, process, action, number(node, i), successors);
        }
      }
    }
  }

  private void send(long[] state, int process, Action action, int number, Successors successors) {
    long value = value(state, action.object());
    int target = action.target(value);
    if (target == Action.FAILS) {
      String name = objects.get(action.object()).name();
      successors.failure(
          process, number, action.comparison(name) + " does not hold: " + name + " is " + value);
      return;
    }
    System.arraycopy(state, 0, next, 0, next.length);
    if (action.object() >= 0) {
      next[nodeWords + action.object()] = action.after(value, process);
    }
    int shift = NODE_BITS * (process % NODES_PER_WORD);
    next[process / NODES_PER_WORD] &= ~((MOST_NODES - 1L) << shift);
    next[process / NODES_PER_WORD] |= (long) target << shift;
    successors.step(process, number, next, next.length);
  }

  /** The number of an action among all of its process. */
  private static int number(int node, int action) {
    return node + action * MOST_NODES;
  }

  /** The node at which a process stands. */
  int node(long[] state, int process) {
    int shift = NODE_BITS * (process % NODES_PER_WORD);
    return (int) (state[process / NODES_PER_WORD] >>> shift) & (MOST_NODES - 1);
  }

  /** The value of an object; of none, 0. */
  long value(long[] state, int object) {
    return object < 0 ? 0 : state[nodeWords + object];
  }

  @Override
  public long observe(long[] state, int length) {
    return 0;
  }

  @Override
  public boolean mayEnd(long[] state, int length) {
    for (int process = 0; process < processes.size(); process++) {
      if (!processes.get(process).at(node(state, process)).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Map<String, String> describe(long[] state, int length) {
    Map<String, String> description = new LinkedHashMap<>();
    for (int process = 0; process < processes.size(); process++) {
      List<Action> actions = processes.get(process).at(node(state, process));
      description.put(
          processes.get(process).name(),
          actions.isEmpty() ? "ended" : "before " + text(actions.get(0)));
    }
    for (int i = 0; i < objects.size(); i++) {
      description.put(objects.get(i).name(), Long.toString(value(state, i)));
    }
    return description;
  }

  @Override
  public String action(int process, int action) {
    return text(processes.get(process).at(action % MOST_NODES).get(action / MOST_NODES));
  }

  private String text(Action action) {
    return action.text(action.object() < 0 ? "" : objects.get(action.object()).name());
  }

  @Override
  public String process(int process) {
    return processes.get(process).name();
  }

  @Override
  public Optional<Footprints> footprints() {
    return processes.stream().allMatch(ProcessGraph::touchesOneObjectAtATime)
        ? Optional.of(new ActionFootprints(this, objects, processes))
        : Optional.empty();
  }
}
