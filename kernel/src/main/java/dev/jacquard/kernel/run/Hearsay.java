package dev.jacquard.kernel.run;

import dev.jacquard.kernel.trace.TraceWriter;

/** What threads of a run may learn of each other otherwise than by what their steps tell. */
public final class Hearsay {
  private final TraceWriter writer;

  Hearsay(TraceWriter writer) {
    this.writer = writer;
  }

  /** What the thread that runs knew by the order of the memory model decides about its steps. */
  public void ordersSteps() {
    writer.hearsay();
  }

  /** A thread has waited by itself behind its last step, and comes to no other. */
  public void sleepsAtEnd() {
    writer.sleepsAtEnd();
  }

  /** Behind a step its thread may have learned anything that comes out of its causal past. */
  public void hide(int row) {
    writer.hide(row);
  }

  /** Something may have told a thread what not even its causal past shows. */
  public void untold(String what) {
    writer.untold(what);
  }
}
