package dev.jacquard.model.diagram.description;

/** When an edge may be taken. */
@FunctionalInterface
public interface Guard {
  /** Always. */
  Guard TRUE = (state, process) -> true;

  /** Whether a process, which is at the start of the edge, may take it now. */
  boolean test(View state, int process);
}
