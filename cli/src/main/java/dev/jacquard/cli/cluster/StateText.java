package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.State;
import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.kernel.Prose;

/** How far a search of a cluster is, in words. */
final class StateText {
  private static final int SHORT = 12;

  private StateText() {}

  static String line(State state) {
    long executions = state.counts().executions();
    String head =
        state.run().substring(0, Math.min(SHORT, state.run().length()))
            + ": "
            + Prose.count(executions, "execution");
    if (state.over()) {
      return head + (state.whole() ? ", complete" : ", ended before it was complete");
    }
    String estimate =
        state.share() > 0 && executions > 0
            ? ", " + Estimate.byShare(state.share(), executions).sentence()
            : "";
    return head
        + estimate
        + ", "
        + Prose.count(state.regions(), "region")
        + " open and "
        + Prose.number(state.finished())
        + " finished, "
        + Prose.count(state.workers(), "worker")
        + " at work";
  }
}
