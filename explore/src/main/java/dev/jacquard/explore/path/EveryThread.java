package dev.jacquard.explore.path;

/** Tries every enabled thread at every state. */
public final class EveryThread implements BacktrackRule {
  @Override
  public void enter(Path path, int step) {
    path.frame(step).addAll(path.frame(step).awake());
  }

  @Override
  public void analyse(Path path) {}
}
