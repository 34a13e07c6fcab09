package dev.jacquard.model.action;

import dev.jacquard.kernel.Foresight;
import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.StateSymmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A model whose processes are graphs of actions on semaphores, locks and variables. */
public final class ActionModel implements Model {
  private final String name;
  private final List<SharedObject> objects;
  private final List<ProcessGraph> processes;

  private ActionModel(String name, List<SharedObject> objects, List<ProcessGraph> processes) {
    this.name = name;
    this.objects = List.copyOf(objects);
    this.processes = List.copyOf(processes);
  }

  /** A model with nothing in it yet. */
  public static Builder named(String name) {
    return new Builder(name);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<String> propositions() {
    return List.of();
  }

  @Override
  public List<Property> properties() {
    return List.of();
  }

  @Override
  public Set<StateSymmetry> symmetries() {
    return Set.of(StateSymmetry.NONE);
  }

  @Override
  public ActionSpace space(StateSymmetry symmetry) {
    if (symmetry != StateSymmetry.NONE) {
      throw new IllegalArgumentException(
          name + " cannot be searched with the symmetry " + symmetry.label());
    }
    return new ActionSpace(objects, processes);
  }

  /** What can be told from the graphs alone. */
  public Foresight foresight() {
    return new FirstActions(processes);
  }

  List<SharedObject> objects() {
    return objects;
  }

  List<ProcessGraph> processes() {
    return processes;
  }

  /** Something that actions are done to. */
  record SharedObject(String name, long initial) {}

  /** Puts a model together. */
  public static final class Builder {
    private final String name;
    private final List<SharedObject> objects = new ArrayList<>();
    private final List<GraphBuilder> processes = new ArrayList<>();

    private Builder(String name) {
      this.name = name;
    }

    /** Adds a semaphore and gives its number. */
    public int semaphore(String semaphore, int permits) {
      return object(semaphore, permits);
    }

    /** Adds a lock that is free, and gives its number. */
    public int lock(String lock) {
      return object(lock, 0);
    }

    /** Adds a variable and gives its number. */
    public int variable(String variable, int value) {
      return object(variable, value);
    }

    private int object(String object, long initial) {
      objects.add(new SharedObject(object, initial));
      return objects.size() - 1;
    }

    /** Adds a process, which is to be built before the model is. */
    public GraphBuilder process(String process) {
      GraphBuilder builder = new GraphBuilder(process);
      processes.add(builder);
      return builder;
    }

    /** The model as it is now. */
    public ActionModel build() {
      return new ActionModel(name, objects, processes.stream().map(GraphBuilder::graph).toList());
    }
  }
}
