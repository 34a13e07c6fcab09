package dev.jacquard.explore.learned;

import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.explore.stateful.StateCounts;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.KnownStates;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/**
 * Searches by traces and by states in turn, until one of the two searches has come to its end.
 *
 * <p>Nobody knows beforehand whether a program has fewer traces or fewer states, and either can be
 * more by orders of magnitude. Each search is complete by itself; the one goes on that has taken
 * fewer steps so far, an operation or action that summaries carry over an edge being one, so that
 * both together take at most twice the steps of the shorter one. Where executions are those of what
 * was learned, both learn from the same runs of the program.
 *
 * <p>An execution that comes back to a state of before could go on for ever: then there is no end
 * of traces, and states are left.
 */
public final class TracesOrStates implements Strategy {
  private final OptimalDpor traces = new OptimalDpor();
  private GraphDpor states;
  private boolean byStates;
  private boolean endless;
  private boolean ended;
  private long stepsOfTraces;
  private long stepsOfStates;
  private long executions;

  /** Whose fingerprints of states are drawn. */
  public TracesOrStates() {
    this(new GraphDpor());
  }

  /** With a certain search by states. */
  public TracesOrStates(GraphDpor states) {
    this.states = states;
  }

  /** The search by states begins again, since they have other names. */
  void beginStates(GraphDpor again) {
    stepsOfStates += states.effort();
    states = again;
    ended = false;
  }

  /** Whether there may be data races that no state shows. */
  boolean hidesRaces() {
    return states.meetUnordered();
  }

  /** Whether the search by states is the one that came to its end. */
  boolean endedByStates() {
    return ended && byStates;
  }

  /** Whether it came to its end by states, and somebody waits for time while others go round. */
  boolean waitsForTime() {
    return endedByStates() && states.waitsForTime();
  }

  /** Whether it came to its end by states, and threads may give way to each other for ever. */
  boolean hasLastingRounds() {
    return endedByStates() && states.hasLastingRounds();
  }

  @Override
  public Optional<Plan> next() {
    byStates = endless || stepsOfStates + states.effort() <= stepsOfTraces;
    Optional<Plan> plan =
        byStates ? states.next() : traces.next().map(next -> next.until(KnownStates.NONE));
    ended = plan.isEmpty();
    return plan;
  }

  @Override
  public void learn(Trace trace) {
    if (byStates) {
      stepsOfStates += 1 + trace.length();
      states.learn(trace);
    } else if (trace.ending() == Ending.KNOWN) {
      endless = true;
    } else {
      stepsOfTraces += 1 + trace.length();
      executions += trace.ending() == Ending.ASLEEP ? 0 : 1;
      traces.learn(trace);
    }
  }

  /** What was seen of states, if that search came to its end, or none did. */
  public Optional<StateCounts> states() {
    return ended && !byStates ? Optional.empty() : Optional.of(states.counts());
  }

  /** Which of the two searches came to its end, in words. */
  public String outcome() {
    if (!ended) {
      return "searched by traces and by states";
    }
    return byStates ? "searched by states" : "searched by traces, of which there are " + executions;
  }
}
