package dev.jacquard.explore.path;

/** Says which threads must be tried at which states. */
public interface BacktrackRule {
  /**
   * Demands what a new state owes to itself; at least one awake thread, if there is one: the one
   * that has moved there, unless a rule knows better.
   */
  default void enter(Path path, int step) {
    if (step < path.trace().length()) {
      path.frame(step).add(path.trace().thread(step));
    }
  }

  /** Demands what the last trace shows, at any state of the path. */
  void analyse(Path path);
}
