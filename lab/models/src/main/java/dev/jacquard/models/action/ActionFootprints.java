package dev.jacquard.models.action;

import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.model.Footprints;
import java.util.List;
import java.util.Optional;

/** The action before which a process stands is what it touches. */
record ActionFootprints(ActionSpace space, List<SharedObject> objects, List<ProcessGraph> graphs)
    implements Footprints {
  @Override
  public int processes() {
    return graphs.size();
  }

  @Override
  public int locations() {
    return objects.size();
  }

  @Override
  public String location(int location) {
    return objects.get(location).name();
  }

  @Override
  public long value(long[] state, int length, int location) {
    return space.value(state, location);
  }

  @Override
  public Optional<Operation> pending(long[] state, int length, int process) {
    List<Action> actions = graphs.get(process).at(space.node(state, process));
    return actions.stream().findFirst().map(Action::operation);
  }

  @Override
  public int site(long[] state, int length, int process) {
    return space.node(state, process);
  }

  /** Processes with the same graph are alike; what is shared does not know who did what. */
  @Override
  public int classOf(int process) {
    for (int first = 0; first < process; first++) {
      if (graphs.get(first).nodes().equals(graphs.get(process).nodes())) {
        return first;
      }
    }
    return process;
  }
}
