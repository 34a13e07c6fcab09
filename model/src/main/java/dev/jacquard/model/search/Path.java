package dev.jacquard.model.search;

import java.util.List;

/**
 * A run of a model: the steps from an initial state, the first of which leads to it and is
 * nobody's.
 *
 * @param loop the number of the step whose state the last step leads back to, or -1 if the run
 *     ends; the number of the last step itself if the run stays for ever in the state it leads to,
 *     which is an end
 */
public record Path(List<Step> steps, int loop) {
  public Path {
    steps = List.copyOf(steps);
  }

  /** A step and the state that it leads to. */
  public record Step(int process, int action, long[] state) {}
}
