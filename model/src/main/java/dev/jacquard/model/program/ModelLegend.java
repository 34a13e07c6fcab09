package dev.jacquard.model.program;

import dev.jacquard.kernel.Legend;
import dev.jacquard.model.StateSpace;

/** Names of the processes and locations of a model. */
record ModelLegend(String name, StateSpace space, Appearance appearance, int firstProcess)
    implements Legend {
  /** Which processes appear is not known before; a run tells. */
  @Override
  public int threads() {
    return 0;
  }

  @Override
  public String thread(int thread) {
    return thread + firstProcess < 0 ? "initial state" : space.process(thread + firstProcess);
  }

  @Override
  public String location(int location) {
    return appearance.location(location);
  }

  @Override
  public String waitQueue(int queue) {
    throw new IllegalArgumentException("models have no wait queues");
  }

  @Override
  public String site(int thread, int site) {
    return name + ":" + site;
  }
}
