package dev.jacquard.litmus.syntax;

import dev.jacquard.kernel.source.Position;
import java.util.List;

/**
 * A declared symmetry: a permutation of threads and shared things, as disjoint cycles.
 *
 * <p>Each element is mapped to the next one in its cycle, the last one to the first; an element in
 * no cycle stays. The elements of one cycle are of one sort.
 */
public record Symmetry(List<Cycle> cycles, Position position) {

  /** Elements that are mapped around. */
  public record Cycle(List<Element<?>> elements) {
    public Cycle {
      elements = List.copyOf(elements);
    }
  }

  public Symmetry {
    cycles = List.copyOf(cycles);
  }

  public Symmetry(List<Cycle> cycles) {
    this(cycles, Position.NONE);
  }
}
