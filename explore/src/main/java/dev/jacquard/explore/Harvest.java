package dev.jacquard.explore;

import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What an exploration gathers from the traces of its runs. */
final class Harvest {
  private final Explorer.DataRaces dataRaces;
  private final Listener listener;
  private final RaceDetector detector = new RaceDetector();
  private final Findings findings = new Findings();
  private final HiddenRaces hidden = new HiddenRaces();
  private final Tally tally = new Tally();

  Harvest(Explorer.DataRaces dataRaces, Listener listener) {
    this.dataRaces = dataRaces;
    this.listener = listener;
  }

  /** Takes in a run, of which the given number of steps were replayed only. */
  void add(Trace trace, int replayed) {
    tally.count(trace, replayed, gather(trace));
  }

  /** Takes in a run beside the search, of which only the failures are counted here. */
  void addBeside(Trace trace) {
    Tally run = new Tally();
    run.count(trace, 0, gather(trace));
    Map<Failure.Type, Long> failures = new EnumMap<>(Failure.Type.class);
    for (Failure.Type type : Failure.Type.values()) {
      failures.put(type, run.failing(type));
    }
    tally.add(Tally.of(0, 0, 0, 0, failures));
  }

  /** Counts what was run beside the search, whose failures are counted: it led to them as well. */
  void countBeside(Tally aside) {
    tally.add(Tally.of(aside.executions(), aside.blocked(), aside.cut(), aside.steps(), Map.of()));
  }

  /** Takes in a run that is counted already. */
  void addUncounted(Trace trace) {
    gather(trace);
  }

  /** The types of all that went wrong. */
  private Set<Failure.Type> gather(Trace trace) {
    List<DataRace> races = dataRaces.in(trace, detector);
    List<Finding> failing = dataRaces.findings(trace, races);
    hidden.learn(trace);
    if (trace.ending() != Ending.ASLEEP && !failing.isEmpty()) {
      if (findings.add(failing)) {
        listener.found(List.copyOf(findings.all()));
      }
      listener.failed(trace, races);
    }
    Set<Failure.Type> types = EnumSet.noneOf(Failure.Type.class);
    failing.forEach(finding -> types.add(finding.failure().type()));
    return types;
  }

  /** Changes when a run has shown something that the counts do not tell. */
  long knowledge() {
    return findings.all().size() + hidden.knowledge();
  }

  Tally tally() {
    return tally;
  }

  Findings findings() {
    return findings;
  }

  HiddenRaces hidden() {
    return hidden;
  }
}
