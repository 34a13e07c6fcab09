package dev.jacquard.model.diagram.description;

import java.util.Optional;

/** An edge that is being described; what is not said is: anybody, always, and nothing else. */
public final class EdgeBuilder {
  private final int processes;
  private final LocalState from;
  private final LocalState to;
  private String name;
  private int first;
  private int last;
  private Guard guard = Guard.TRUE;
  private Effect effect = Effect.NONE;
  private Optional<Partition> partition = Optional.empty();

  EdgeBuilder(int processes, LocalState from, LocalState to) {
    this.processes = processes;
    this.from = from;
    this.to = to;
    name = from + " -> " + to;
    last = processes - 1;
  }

  /** Calls the step otherwise than {@code from -> to}. */
  public EdgeBuilder named(String text) {
    name = text;
    return this;
  }

  /** Only the processes {@code from}, ..., {@code upTo - 1} may take it. */
  public EdgeBuilder only(int from, int upTo) {
    if (from < 0 || from >= upTo || upTo > processes) {
      throw new IllegalArgumentException(
          "edge %s: there are no processes %d..%d of %d"
              .formatted(name, from + 1, upTo, processes));
    }
    first = from;
    last = upTo - 1;
    return this;
  }

  public EdgeBuilder when(Guard condition) {
    guard = condition;
    return this;
  }

  public EdgeBuilder then(Effect change) {
    effect = change;
    return this;
  }

  /** Processes of a cell can be exchanged without changing what this edge does. */
  public EdgeBuilder partition(Partition cells) {
    if (cells.processes() != processes) {
      throw new IllegalArgumentException(
          "edge %s: the partition %s is one of %d processes, but there are %d"
              .formatted(name, cells, cells.processes(), processes));
    }
    partition = Optional.of(cells);
    return this;
  }

  Edge build() {
    return new Edge(name, from, to, first, last, guard, effect, partition);
  }
}
