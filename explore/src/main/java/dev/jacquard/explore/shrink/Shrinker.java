package dev.jacquard.explore.shrink;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.Listener;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Watches an exploration and gives each of its failures the execution that is easiest to read: with
 * the fewest switches up to the step that decides, and among those with the fewest steps up to it.
 * Used for one exploration of one program.
 */
public final class Shrinker implements Listener, Resumable {
  /** Failing executions beyond this many are not looked at. */
  private static final int MOST_EXECUTIONS = 10_000;

  /** Places beyond this many are not looked at; no exploration reports more. */
  private static final int MOST_PLACES = 100;

  /** Turns are joined in so many executions at the most. */
  private static final int MOST_REARRANGEMENTS = 300;

  private final Trial trial;
  private final HappensBefore order = HappensBefore.ofProgram();
  private final Map<String, Shortest> shortest = new LinkedHashMap<>();
  private boolean goesOn;
  private long improvements;
  private int executions;
  private int rearrangements;

  public Shrinker(Program program, Explorer.DataRaces dataRaces) {
    this(program, dataRaces, false);
  }

  /**
   * @param byStates whether an execution may end where it comes back to a state of before
   */
  public Shrinker(Program program, Explorer.DataRaces dataRaces, boolean byStates) {
    this.trial = new Trial(program, dataRaces, byStates);
  }

  @Override
  public void executed(Trace trace, Tally tally) {
    // only failures matter
  }

  @Override
  public void failed(Trace trace, List<DataRace> races) {
    if (executions < MOST_EXECUTIONS) {
      executions++;
      learn(trial.dataRaces().findings(trace, races));
    }
  }

  private void learn(List<Finding> findings) {
    if (!findings.isEmpty()) {
      order.analyse(findings.get(0).trace());
      findings.forEach(this::learn);
    }
  }

  private void learn(Finding finding) {
    String place = finding.place();
    Optional<Shortest> known = Optional.ofNullable(shortest.get(place));
    if (known.isPresent() || (!goesOn && shortest.size() < MOST_PLACES)) {
      Shortest.than(known, finding, order).ifPresent(better -> put(place, better));
    }
  }

  private void put(String place, Shortest better) {
    shortest.put(place, better);
    improvements++;
  }

  /** Changes whenever an execution is the best so far; those are made again, not saved. */
  public long knowledge() {
    return improvements;
  }

  @Override
  public void save(StateWriter out) {
    out.number(executions);
  }

  @Override
  public void restore(StateReader in) {
    executions = in.count();
  }

  /**
   * Looks for better ways to the failures of an exploration that stopped: by going on with its
   * strategy, or where that does not see all traces, with another one that does.
   */
  public void goOn(Strategy strategy, Budget budget) {
    goesOn = true;
    if (!trial.explore(strategy, budget, this)) {
      shortest.keySet().forEach(this::rearrange);
    }
  }

  /** Takes turns together as long as that helps. */
  private void rearrange(String place) {
    Shortest tried = null;
    while (shortest.get(place) != tried) {
      tried = shortest.get(place);
      for (List<Transition> steps : new Turns(tried.steps()).joined()) {
        if (rearrangements++ < MOST_REARRANGEMENTS) {
          learn(trial.run(steps));
        }
      }
    }
  }

  /** The failures, each with the best execution that was seen to show it. */
  public List<Finding> shrunk(List<Finding> found) {
    ShrunkExecutions executed = new ShrunkExecutions(trial);
    return found.stream()
        .map(
            finding ->
                Optional.ofNullable(shortest.get(finding.place()))
                    .flatMap(best -> executed.of(finding, best))
                    .orElse(finding))
        .toList();
  }
}
