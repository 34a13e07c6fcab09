package dev.jacquard.model.diagram.footprint;

import dev.jacquard.model.diagram.description.Changes;
import dev.jacquard.model.diagram.description.Edge;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.ProcessVariable;
import dev.jacquard.model.diagram.description.View;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A state of which only the local state of one process and the values of some integers are known;
 * it notes what else is asked for or changed.
 */
final class Probe implements View, Changes {
  /** In place of a number if something is thrown. */
  private static final int THROWN = -1;

  private final int processes;
  private final int self;
  private final Map<IntVariable, Integer> values;
  private final TreeSet<Integer> touched = new TreeSet<>();
  private final Map<Integer, Integer> changes = new TreeMap<>();
  private LocalState local;
  private boolean untraceable;

  Probe(int processes, int self, Map<IntVariable, Integer> values) {
    this.processes = processes;
    this.self = self;
    this.values = values;
  }

  /**
   * Whether the process has a step along an edge, be it one that fails.
   *
   * @throws UntraceableException if that cannot be told
   */
  boolean takes(Edge edge) {
    local = edge.from();
    changes.clear();
    boolean takes;
    try {
      takes = edge.guard().test(this, self);
      if (takes) {
        edge.effect().apply(this, self, this);
      }
    } catch (Exception | AssertionError | LinkageError | StackOverflowError thrown) {
      takes = true;
      changes.put(THROWN, 0);
    }
    if (untraceable) { // noted, since what runs may have caught the exception
      throw new UntraceableException();
    }
    return takes;
  }

  /** The new values of the integers that the last edge changes, by their numbers. */
  Map<Integer, Integer> changes() {
    return Map.copyOf(changes);
  }

  /** The numbers of the integers that were touched so far. */
  TreeSet<Integer> touched() {
    return touched;
  }

  private UntraceableException giveUp() {
    untraceable = true;
    return new UntraceableException();
  }

  @Override
  public int processes() {
    return processes;
  }

  @Override
  public boolean in(int process, LocalSet set) {
    if (process != self) {
      throw giveUp();
    }
    return (set.bits() & local.bits()) != 0;
  }

  @Override
  public int count(int from, int to, LocalSet set) {
    if (from == self && to == self + 1) {
      return in(self, set) ? 1 : 0;
    }
    throw giveUp();
  }

  /** A value that is not known yet is as good as any: it will be asked for again. */
  @Override
  public int value(IntVariable variable) {
    touched.add(variable.number());
    return values.getOrDefault(variable, variable.least());
  }

  @Override
  public boolean names(ProcessVariable variable, int process) {
    throw giveUp();
  }

  @Override
  public boolean names(ProcessVariable variable, LocalSet set) {
    throw giveUp();
  }

  @Override
  public void set(IntVariable variable, int value) {
    touched.add(variable.number());
    changes.put(variable.number(), variable.checked(value));
  }

  @Override
  public void set(ProcessVariable variable, int process) {
    throw giveUp();
  }

  @Override
  public void moveOthers(LocalSet from, LocalState to) {
    throw giveUp();
  }
}
