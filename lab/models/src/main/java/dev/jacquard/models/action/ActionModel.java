package dev.jacquard.models.action;

import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.symmetry.Renamings;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.models.persistent.DeclaredSymmetry;
import dev.jacquard.models.persistent.Foresight;
import dev.jacquard.models.persistent.PersistentSets;
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

  /**
   * The renamings in a declared group.
   *
   * @throws IllegalArgumentException if one of them does not map the model to itself; the message
   *     says why
   */
  public Renamings renamings(Group group) {
    return new Automorphisms(this).of(group);
  }

  /**
   * The search of Godefroid 1999, Figure 1: persistent sets and sleep sets, and of the steps that a
   * renaming in the group takes to each other, while it leaves the path as it is, only one.
   *
   * @throws IllegalArgumentException if a renaming does not map the model to itself
   */
  public Strategy symmetricSearch(Group group) {
    return new PersistentSets(foresight(), new DeclaredSymmetry(renamings(group)));
  }

  List<SharedObject> objects() {
    return objects;
  }

  List<ProcessGraph> processes() {
    return processes;
  }

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
      return object(semaphore, Kind.Subject.SEMAPHORE, permits);
    }

    /** Adds a lock that is free, and gives its number. */
    public int lock(String lock) {
      return object(lock, Kind.Subject.LOCK, 0);
    }

    /** Adds a variable and gives its number. */
    public int variable(String variable, int value) {
      return object(variable, Kind.Subject.VARIABLE, value);
    }

    private int object(String object, Kind.Subject sort, long initial) {
      objects.add(new SharedObject(object, sort, initial));
      return objects.size() - 1;
    }

    /** Adds a process, which is to be built before the model is. */
    public GraphBuilder process(String process) {
      GraphBuilder builder = new GraphBuilder(process);
      processes.add(builder);
      return builder;
    }

    /**
     * The model as it is now.
     *
     * @throws IllegalArgumentException if an action is done to an object of another sort
     */
    public ActionModel build() {
      List<ProcessGraph> graphs = processes.stream().map(GraphBuilder::graph).toList();
      graphs.forEach(this::check);
      return new ActionModel(name, objects, graphs);
    }

    private void check(ProcessGraph graph) {
      for (List<Action> actions : graph.nodes()) {
        for (Action action : actions) {
          if (action.object() >= objects.size()) {
            throw new IllegalArgumentException("there is no object " + action.object());
          }
          if (action.object() >= 0 && !objects.get(action.object()).allows(action.kind())) {
            SharedObject object = objects.get(action.object());
            throw new IllegalArgumentException(
                graph.name()
                    + " cannot do "
                    + action.text(object.name())
                    + ": "
                    + object.description());
          }
        }
      }
    }
  }
}
