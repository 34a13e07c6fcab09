package dev.jacquard.model.diagram.description;

/** What taking an edge does besides moving the process along it. */
@FunctionalInterface
public interface Effect {
  /** Nothing. */
  Effect NONE = (before, process, after) -> {};

  /** Says what changes when a process takes the edge; {@code before} stays as it is meanwhile. */
  void apply(View before, int process, Changes after);
}
