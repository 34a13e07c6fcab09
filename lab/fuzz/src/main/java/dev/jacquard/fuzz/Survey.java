package dev.jacquard.fuzz;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.order.TraceKey;
import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.symmetry.Renamings;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.FinalState;
import dev.jacquard.litmus.LitmusProgram;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a strategy saw of a program, trace by trace. */
public final class Survey {
  private final LitmusProgram program;
  private final HappensBefore order = HappensBefore.ofProgram();
  private final RaceDetector detector = new RaceDetector();
  private final Optional<Orbits> orbitsOf;
  private final Set<TraceKey> traces = new HashSet<>();
  private final Set<TraceKey> orbits = new HashSet<>();
  private final Set<FinalState> states = new HashSet<>();
  private final Map<Failure.Type, Long> failing = new EnumMap<>(Failure.Type.class);
  private final Map<Failure.Type, Schedule> examples = new EnumMap<>(Failure.Type.class);
  private long executions;
  private long blocked;
  private long steps;
  private boolean complete;
  private boolean cut;
  private boolean silent;

  private Survey(LitmusProgram program, Optional<Orbits> orbitsOf) {
    this.program = program;
    this.orbitsOf = orbitsOf;
  }

  /** Explores to the end, or until so many runs have been made. */
  public static Survey of(LitmusProgram program, Strategy strategy, long mostRuns) {
    return new Survey(program, Optional.empty()).explore(strategy, mostRuns);
  }

  /** The same, with the traces also counted up to symmetry. */
  public static Survey withOrbits(
      LitmusProgram program, Orbits orbits, Strategy strategy, long mostRuns) {
    return new Survey(program, Optional.of(orbits)).explore(strategy, mostRuns);
  }

  private Survey explore(Strategy strategy, long mostRuns) {
    for (long runs = 0; runs < mostRuns; runs++) {
      Optional<Plan> plan = strategy.next();
      if (plan.isEmpty()) {
        complete = true;
        return this;
      }
      Trace trace = program.run(plan.get());
      steps += trace.length() - plan.get().replayed();
      if (trace.ending() == Ending.ASLEEP) {
        blocked++;
      } else {
        see(trace);
      }
      strategy.learn(trace);
    }
    return this;
  }

  private void see(Trace trace) {
    executions++;
    cut |= trace.ending() == Ending.CUT;
    silent |= trace.hasSilentSteps();
    order.analyse(trace);
    if (traces.add(TraceKey.of(trace, order, trace.length()))) {
      states.add(program.finalState());
      orbitsOf.ifPresent(o -> orbits.add(o.key(trace, order)));
      countFailures(trace);
    }
  }

  private void countFailures(Trace trace) {
    Set<Failure.Type> types = new HashSet<>();
    trace.failures().forEach(failure -> types.add(failure.type()));
    List<DataRace> races = detector.find(trace);
    if (!races.isEmpty()) {
      types.add(Failure.Type.RACE);
    }
    for (Failure.Type type : types) {
      failing.merge(type, 1L, Long::sum);
      examples.computeIfAbsent(type, t -> Schedule.of(trace));
    }
  }

  /** Whether the strategy came to its end. */
  public boolean ended() {
    return complete;
  }

  /** Whether a run came to the step limit. */
  public boolean cut() {
    return cut;
  }

  /** Whether the strategy came to its end, and no run to the step limit. */
  public boolean complete() {
    return complete && !cut;
  }

  /** Maximal executions, some of them perhaps of the same trace. */
  public long executions() {
    return executions;
  }

  /** Runs given up. */
  public long blocked() {
    return blocked;
  }

  /** Steps executed for the first time. */
  public long steps() {
    return steps;
  }

  /** The different traces. */
  public Set<TraceKey> traces() {
    return traces;
  }

  /** How many different traces up to symmetry. */
  public int orbits() {
    return orbits.size();
  }

  /** The different final states. */
  public Set<FinalState> states() {
    return states;
  }

  /** The different final states up to exchanging threads of a class. */
  public Set<FinalState> statesUpTo(int[] classOf) {
    Set<FinalState> upTo = new HashSet<>();
    states.forEach(state -> upTo.add(FinalStates.upTo(state, classOf)));
    return upTo;
  }

  /** All images of the final states under the renamings of a group. */
  public Set<FinalState> imagesOfStates(Renamings group) {
    Set<FinalState> images = new HashSet<>();
    for (Permutation renaming : group.elements()) {
      states.forEach(state -> images.add(FinalStates.renamed(state, renaming)));
    }
    return images;
  }

  /** The different final values of the shared variables. */
  public Set<List<Integer>> sharedValues() {
    Set<List<Integer>> values = new HashSet<>();
    states.forEach(state -> values.add(state.shared()));
    return values;
  }

  /** The types of failure that occur, but for races that no symmetry claims to preserve. */
  public Set<Failure.Type> preservedTypes() {
    Set<Failure.Type> types = EnumSet.noneOf(Failure.Type.class);
    types.addAll(failing.keySet());
    if (silent) {
      types.remove(Failure.Type.RACE);
    }
    return types;
  }

  /** In how many traces each type of failure occurs. */
  public Map<Failure.Type, Long> failing() {
    return failing;
  }

  /** The first execution with each type of failure. */
  public Map<Failure.Type, Schedule> examples() {
    return examples;
  }
}
