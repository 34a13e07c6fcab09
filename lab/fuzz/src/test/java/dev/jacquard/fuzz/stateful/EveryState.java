package dev.jacquard.fuzz.stateful;

import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.kernel.KnownStates;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import dev.jacquard.litmus.LitmusProgram;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * All that follows from one run of a program: every state that threads can come to as far as it is
 * known what they do, one by one. The truth for predictions, which knows nothing of independence.
 */
final class EveryState {
  private record Key(long high, long low) {}

  private static final Transition[] NOBODY = {};

  private final LitmusProgram program;
  private final Naming naming;
  private final LearningProgram predicted;
  private final Sights sights = new Sights();
  private final Set<Key> known = new HashSet<>();
  private final Deque<Transition[]> open = new ArrayDeque<>();

  private EveryState(LitmusProgram program, LearningProgram predicted) {
    this.program = program;
    naming = Naming.own(program);
    this.predicted = predicted;
  }

  /** What is to be seen; of endless executions nothing is said. */
  static Sights of(LitmusProgram program, LearningProgram predicted) {
    EveryState states = new EveryState(program, predicted);
    states.visit(NOBODY);
    while (!states.open.isEmpty()) {
      states.expand(states.open.remove());
    }
    return states.sights;
  }

  private void expand(Transition[] path) {
    Trace trace = run(path).copy();
    for (int t = 0; t < trace.threads(); t++) {
      if (trace.enabled(path.length, t)) {
        int choices = visit(extended(path, Transition.any(t, 0)));
        for (int choice = 1; choice < choices; choice++) {
          visit(extended(path, Transition.any(t, choice)));
        }
      }
    }
  }

  private static Transition[] extended(Transition[] path, Transition next) {
    Transition[] longer = Arrays.copyOf(path, path.length + 1);
    longer[path.length] = next;
    return longer;
  }

  /** A run that ends behind its prefix; one without a prefix takes a step to tell its state. */
  private Trace run(Transition[] path) {
    return predicted.run(
        Plan.exactly(path, 0, 0, NOBODY, Tail.Fixed.LOWEST).until(KnownStates.ALL));
  }

  /** Looks at a state if it is new; how many alternatives the step to it has. */
  private int visit(Transition[] path) {
    Trace trace = run(path).copy();
    int state = path.length;
    if (known.add(new Key(trace.keyHigh(state), trace.keyLow(state)))) {
      look(trace, state);
      open.add(path);
    }
    trace.failures().stream()
        .filter(failure -> failure.thread() >= 0)
        .forEach(failure -> sights.failures().add(naming.text(failure)));
    return path.length == 0 ? 1 : trace.choices(state - 1);
  }

  private void look(Trace trace, int state) {
    for (int row = 0; row < trace.rows(); row++) {
      sights.places().add(naming.place(trace, row));
    }
    if (trace.length() > state) {
      return; // the first state, at which a run does not end
    }
    for (int a = 0; a < trace.threads(); a++) {
      for (int b = 0; b < a; b++) {
        lookForRace(trace, state, a, b);
      }
    }
    if (IntStream.range(0, trace.threads()).noneMatch(t -> trace.enabled(state, t))) {
      lookAtEnd(Schedule.of(trace));
    }
  }

  /** Where no thread can move: the end, unless somebody could if it were known what follows. */
  private void lookAtEnd(Schedule schedule) {
    Trace predictedEnd = predicted.run(Plan.following(schedule, Tail.Fixed.LOWEST));
    if (predictedEnd.ending().maximal()) {
      program.run(Plan.following(Schedule.of(predictedEnd), Tail.Fixed.LOWEST));
      String end = naming.end(program, predictedEnd);
      sights.ends().add(end);
      if (predictedEnd.ending() == Ending.STUCK) {
        sights.stuck().add(end);
      }
    }
  }

  private void lookForRace(Trace trace, int state, int a, int b) {
    int one = trace.pending(a);
    int other = trace.pending(b);
    if (one >= 0
        && other >= 0
        && canBeExecuted(trace, state, a)
        && canBeExecuted(trace, state, b)
        && (trace.kind(one).isPlain() || trace.kind(other).isPlain())
        && Dependence.conflict(
            trace.location(one),
            trace.keys().writing(state, a),
            trace.location(other),
            trace.keys().writing(state, b))) {
      sights.races().add(naming.race(a, trace.site(one), b, trace.site(other)));
    }
  }

  private static boolean canBeExecuted(Trace trace, int state, int thread) {
    Kind kind = trace.kind(trace.pending(thread));
    return trace.enabled(state, thread) || !kind.isAwait();
  }
}
