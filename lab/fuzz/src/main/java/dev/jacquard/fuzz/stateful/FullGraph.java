package dev.jacquard.fuzz.stateful;

import dev.jacquard.kernel.Fingerprint.Points;
import dev.jacquard.kernel.KnownStates;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.StateNames;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;

/**
 * Every state of a program and every step between them, one by one: the truth for searches by
 * states. It knows nothing of independence, and compares states themselves, not their fingerprints.
 */
public final class FullGraph {
  /**
   * A state.
   *
   * @param pending what each thread is about to do, or null if it has ended or is not there
   * @param dormant the threads that sleep in wait sets
   * @param hopeful whether a thread is left that could come to its end by its code
   * @param shows what is to be seen there
   */
  record State(
      int number,
      Transition[] pending,
      BitSet enabled,
      BitSet dormant,
      boolean hopeful,
      Sights shows,
      List<Edge> out) {
    @Override
    public boolean equals(Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return number;
    }
  }

  /**
   * A step, with what only the step shows.
   *
   * @param renaming from the names of threads at the source to those at the target
   */
  record Edge(
      State source,
      State target,
      Transition step,
      Permutation renaming,
      boolean changes,
      Sights shows) {
    @Override
    public boolean equals(Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return 31 * source.number + target.number;
    }
  }

  private final LitmusProgram program;
  private final LitmusProgram unmoved;
  private final int mostStates;
  private final Naming naming;
  private final KnownStates identity;
  private final boolean forgetting;
  private final Map<State, Permutation> names = new HashMap<>();
  private final Map<Object, State> known = new HashMap<>();
  private final List<State> states = new ArrayList<>();
  private final Deque<Transition[]> open = new ArrayDeque<>();
  private int transitions;
  private Trace after;

  private FullGraph(
      LitmusFile file,
      int mostStates,
      Function<LitmusProgram, Naming> names,
      KnownStates identity,
      boolean forgetting) {
    this.identity = identity;
    this.forgetting = forgetting;
    program = LitmusProgram.of("program", file, LitmusOptions.DEFAULT);
    unmoved = LitmusProgram.of("program", file, LitmusOptions.DEFAULT.limitedTo(0));
    this.mostStates = mostStates;
    naming = names.apply(program);
  }

  /** All that is to be seen, unless there are too many states. */
  public static Optional<FullGraph> of(LitmusFile file, int mostStates) {
    return of(file, mostStates, Naming::own);
  }

  /** The same, by other names for threads. */
  static Optional<FullGraph> of(
      LitmusFile file, int mostStates, Function<LitmusProgram, Naming> names) {
    return searched(new FullGraph(file, mostStates, names, KnownStates.ALL, false));
  }

  /**
   * One state for all that differ only in which of several interchangeable threads is which, with
   * names of its own for them.
   */
  static Optional<FullGraph> upToSymmetry(LitmusFile file, int mostStates) {
    return searched(new FullGraph(file, mostStates, Naming::byCode, new Orbits(), true));
  }

  /**
   * The same for tables: states that differ in values which no thread will use any more are one, as
   * for searches by states, which tell them apart by the same fingerprints.
   */
  public static Optional<FullGraph> forgetting(LitmusFile file, int mostStates) {
    return searched(new FullGraph(file, mostStates, Naming::own, KnownStates.ALL, true));
  }

  private static Optional<FullGraph> searched(FullGraph graph) {
    return graph.search() ? Optional.of(graph) : Optional.empty();
  }

  /** How many pairs of places race. */
  public int races() {
    return sights().races().size();
  }

  /** Every state is known, by a fingerprint that it shares with those of its orbit. */
  private record Orbits() implements KnownStates {
    @Override
    public boolean contains(long high, long low) {
      return true;
    }

    @Override
    public Points points() {
      return Points.drawn(new SplittableRandom(1));
    }

    @Override
    public boolean areUpToSymmetry() {
      return true;
    }
  }

  /** All that is to be seen. */
  Sights sights() {
    return sights(states.stream().flatMap(state -> state.out.stream()).toList());
  }

  /** What is to be seen at the beginning, by some steps and behind them. */
  Sights sights(Collection<Edge> steps) {
    Sights sights = new Sights();
    sights.add(first().shows);
    for (Edge edge : steps) {
      sights.add(edge.shows);
      sights.add(edge.target.shows);
    }
    new Endings(first(), steps).addTo(sights);
    return sights;
  }

  State first() {
    return states.get(0);
  }

  /** Whether some execution comes back to a state of before. */
  boolean isCyclic() {
    return Endings.isCyclic(states);
  }

  /** How many states there are. */
  public int states() {
    return states.size();
  }

  /** How many steps there are between states. */
  public int transitions() {
    return transitions;
  }

  private boolean search() {
    visit(new Transition[0]);
    while (!open.isEmpty() && states.size() <= mostStates) {
      expand(open.remove());
    }
    return open.isEmpty();
  }

  private void expand(Transition[] path) {
    Trace trace = run(path).copy();
    LitmusProgram at = at(path);
    int[] choices = new int[trace.threads()];
    for (int t = 0; t < choices.length; t++) {
      choices[t] = trace.enabled(path.length, t) ? at.choices(t) : 0;
    }
    State from = known.get(identity(at, trace));
    for (int t = 0; t < choices.length; t++) {
      for (int choice = 0; choice < choices[t]; choice++) {
        transitions++;
        State to = visit(extended(path, Transition.any(t, choice)));
        from.out.add(edge(from, to, trace, path.length));
      }
    }
  }

  /** What identifies the last state of a run. */
  private Object identity(LitmusProgram at, Trace trace) {
    int state = trace.length();
    return forgetting ? List.of(trace.keyHigh(state), trace.keyLow(state)) : at.state();
  }

  /** From the names that threads have in the last run to those of its last state. */
  private Permutation names() {
    StateNames last = identity.areUpToSymmetry() ? after.keys().names(after.length()) : null;
    int[] threads = new int[after.threads()];
    Arrays.setAll(threads, t -> last == null ? t : last.of(t));
    int[] locations = new int[program.layout().locations()];
    Arrays.setAll(locations, location -> location);
    for (int row : program.interchange().rows()) {
      for (int t = 0; t < threads.length; t++) {
        locations[row + t] = row + threads[t];
      }
    }
    return Permutation.of(threads, locations);
  }

  private Edge edge(State from, State to, Trace before, int row) {
    Sights shows = new Sights();
    addFailures(after, shows);
    lookForAwaits(before, row, shows);
    boolean changes =
        after.kind(row).subject() == Kind.Subject.VARIABLE && after.before(row) != after.after(row);
    Transition step = names.get(from).of(transition(after, row, after.writes(row)));
    Permutation renaming = names.get(from).inverse().then(names());
    return new Edge(from, to, step, renaming, changes, shows);
  }

  private void addFailures(Trace trace, Sights sights) {
    trace.failures().stream()
        .filter(failure -> failure.thread() >= 0)
        .forEach(failure -> sights.failures().add(naming.text(failure)));
  }

  private static Transition transition(Trace trace, int row, boolean writes) {
    Kind kind = trace.kind(row);
    boolean named = kind.namesThread() || kind.namesQueue() || kind == Kind.REACQUIRE;
    return new Transition(
        trace.thread(row),
        0,
        1,
        kind,
        trace.location(row),
        named ? trace.argument(row) : 0,
        writes,
        trace.alsoReads(row),
        -1);
  }

  /** A plain read that waits races with the write that lets it go on, as a loop would. */
  private void lookForAwaits(Trace before, int state, Sights sights) {
    for (int t = 0; t < before.threads(); t++) {
      int row = before.pending(t);
      if (row >= 0
          && before.kind(row).isAwait()
          && !before.enabled(state, t)
          && after.enabled(state + 1, t)
          && after.writes(state)
          && after.location(state) == before.location(row)
          && (before.kind(row).isPlain() || after.kind(state).isPlain())) {
        sights
            .races()
            .add(naming.race(t, before.site(row), after.thread(state), after.site(state)));
      }
    }
  }

  /** Goes to a state and looks at it if it is new. */
  private State visit(Transition[] path) {
    Trace trace = run(path);
    after = trace;
    LitmusProgram at = at(path);
    Object identity = identity(at, trace);
    State seen = known.get(identity);
    if (seen != null) {
      return seen;
    }
    State state = look(path, trace);
    known.put(identity, state);
    names.put(state, names());
    states.add(state);
    open.add(path);
    return state;
  }

  private LitmusProgram at(Transition[] path) {
    return path.length == 0 ? unmoved : program;
  }

  private Trace run(Transition[] path) {
    Plan plan = Plan.following(path, new Transition[0], Tail.Fixed.LOWEST);
    boolean plain = path.length == 0 && !forgetting;
    return at(path).run(plain ? plan : plan.until(identity));
  }

  private State look(Transition[] path, Trace trace) {
    LitmusProgram at = at(path);
    Transition[] pending = new Transition[trace.threads()];
    BitSet enabled = new BitSet();
    BitSet dormant = new BitSet();
    Permutation called = names();
    boolean hopeful = false;
    Sights sights = new Sights();
    if (path.length == 0) {
      addFailures(trace, sights); // before the first step
    }
    for (int a = 0; a < trace.threads(); a++) {
      int row = trace.pending(a);
      enabled.set(called.thread(a), trace.enabled(path.length, a));
      dormant.set(called.thread(a), path.length > 0 && trace.dormant(path.length, a));
      if (row >= 0) {
        hopeful |= at.hasEnd(a);
        pending[called.thread(a)] = called.of(transition(trace, row, trace.kind(row).mayWrite()));
        sights.places().add(naming.place(trace, row));
        for (int b = 0; b < a; b++) {
          if (trace.pending(b) >= 0 && races(at, path.length, trace, row, trace.pending(b))) {
            sights.races().add(race(trace, row, trace.pending(b)));
          }
        }
      }
    }
    if (enabled.isEmpty()) {
      String end = naming.end(at, trace);
      sights.ends().add(end);
      if (Arrays.stream(pending).anyMatch(Objects::nonNull)) {
        sights.stuck().add(end);
      }
    }
    return new State(states.size(), pending, enabled, dormant, hopeful, sights, new ArrayList<>());
  }

  private static boolean races(LitmusProgram program, int state, Trace trace, int one, int other) {
    return (trace.kind(one).isPlain() || trace.kind(other).isPlain())
        && trace.enabled(state, trace.thread(one))
        && trace.enabled(state, trace.thread(other))
        && trace.location(one) == trace.location(other)
        && Dependence.conflict(
            trace.location(one),
            writes(program, trace, one),
            trace.location(other),
            writes(program, trace, other));
  }

  private static boolean writes(LitmusProgram program, Trace trace, int row) {
    return trace
        .kind(row)
        .writesAt(program.finalState().shared().get(trace.location(row)), trace.argument(row));
  }

  private String race(Trace trace, int one, int other) {
    return naming.race(trace.thread(other), trace.site(other), trace.thread(one), trace.site(one));
  }

  private static Transition[] extended(Transition[] path, Transition next) {
    Transition[] longer = Arrays.copyOf(path, path.length + 1);
    longer[path.length] = next;
    return longer;
  }
}
