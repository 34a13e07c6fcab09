package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.State;
import dev.jacquard.check.run.SearchProgress;
import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.kernel.Prose;
import java.util.Locale;

/** How far a search of a cluster is, in words. */
final class StateText {
  private static final int SHORT = 12;

  private StateText() {}

  /** Enough of its name to tell it from others. */
  static String name(State state) {
    return state.run().substring(0, Math.min(SHORT, state.run().length()));
  }

  /** The same with how fast it goes on, and how long it may take. */
  static String line(State state, Rates rates) {
    return line(state)
        + rates
            .perSecond(state)
            .map(rate -> String.format(Locale.ROOT, ", %,.0f executions/s", rate))
            .orElse("")
        + rates
            .secondsLeft(state)
            .map(left -> ", about " + SearchProgress.time(left) + " left")
            .orElse("");
  }

  static String line(State state) {
    long executions = state.counts().executions();
    String head = name(state) + ": " + Prose.count(executions, "execution");
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
