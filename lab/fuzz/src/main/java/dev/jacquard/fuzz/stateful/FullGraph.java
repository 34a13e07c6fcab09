package dev.jacquard.fuzz.stateful;

import dev.jacquard.kernel.KnownStates;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Every state of a program and every step between them, one by one: the truth for searches by
 * states. It knows nothing of independence, and compares states themselves, not their fingerprints.
 */
final class FullGraph {
  /** Ends a run at once behind its prefix. */
  private static final KnownStates ALL =
      new KnownStates() {
        @Override
        public boolean contains(long high, long low) {
          return true;
        }

        @Override
        public long seed() {
          return 0;
        }
      };

  private final LitmusProgram program;
  private final LitmusProgram unmoved;
  private final int mostStates;
  private final Map<Object, Integer> numbers = new HashMap<>();
  private final List<List<Integer>> successors = new ArrayList<>();
  private final List<Boolean> changes = new ArrayList<>();
  private final Deque<Transition[]> open = new ArrayDeque<>();
  private final Sights sights = new Sights();
  private int transitions;
  private Trace after;
  private boolean hasChanged;

  private FullGraph(LitmusFile file, int mostStates) {
    program = LitmusProgram.of("program", file, LitmusOptions.DEFAULT);
    unmoved = LitmusProgram.of("program", file, LitmusOptions.DEFAULT.limitedTo(0));
    this.mostStates = mostStates;
  }

  /** All that is to be seen, unless there are too many states. */
  static Optional<FullGraph> of(LitmusFile file, int mostStates) {
    FullGraph graph = new FullGraph(file, mostStates);
    return graph.search() ? Optional.of(graph) : Optional.empty();
  }

  Sights sights() {
    return sights;
  }

  int states() {
    return numbers.size();
  }

  int transitions() {
    return transitions;
  }

  private boolean search() {
    visit(new Transition[0]);
    while (!open.isEmpty() && numbers.size() <= mostStates) {
      expand(open.remove());
    }
    if (!open.isEmpty()) {
      return false;
    }
    new Endings(successors, changes).addTo(sights);
    return true;
  }

  private void expand(Transition[] path) {
    Trace trace = run(path).copy();
    LitmusProgram at = at(path);
    int[] choices = new int[trace.threads()];
    for (int t = 0; t < choices.length; t++) {
      choices[t] = trace.enabled(path.length, t) ? at.choices(t) : 0;
    }
    int from = numbers.get(at.state());
    for (int t = 0; t < choices.length; t++) {
      for (int choice = 0; choice < choices[t]; choice++) {
        transitions++;
        successors.get(from).add(visit(extended(path, Transition.any(t, choice))));
        changes.set(from, changes.get(from) | hasChanged);
        lookForAwaits(trace, path.length);
      }
    }
  }

  /** A plain read that waits races with the write that lets it go on, as a loop would. */
  private void lookForAwaits(Trace before, int state) {
    for (int t = 0; t < before.threads(); t++) {
      int row = before.pending(t);
      if (row >= 0
          && before.kind(row).isAwait()
          && !before.enabled(state, t)
          && after.enabled(state + 1, t)
          && after.writes(state)
          && after.location(state) == before.location(row)
          && (before.kind(row).isPlain() || after.kind(state).isPlain())) {
        sights.races().add(race(t, before.site(row), after.thread(state), after.site(state)));
      }
    }
  }


  /** Goes to a state and looks at it if it is new; gives its number. */
  private int visit(Transition[] path) {
    Trace trace = run(path);
    after = trace;
    int last = trace.length() - 1;
    hasChanged =
        last >= 0
            && trace.kind(last).subject() == Kind.Subject.VARIABLE
            && trace.before(last) != trace.after(last);
    trace.failures().stream()
        .filter(failure -> failure.thread() >= 0)
        .forEach(failure -> sights.failures().add(text(failure)));
    Integer known = numbers.putIfAbsent(at(path).state(), numbers.size());
    if (known != null) {
      return known;
    }
    successors.add(new ArrayList<>());
    changes.add(false);
    open.add(path);
    look(path, trace);
    return numbers.size() - 1;
  }

  private LitmusProgram at(Transition[] path) {
    return path.length == 0 ? unmoved : program;
  }

  private Trace run(Transition[] path) {
    Plan plan = Plan.following(path, new Transition[0], Tail.Fixed.LOWEST);
    return at(path).run(path.length == 0 ? plan : plan.until(ALL));
  }

  private void look(Transition[] path, Trace trace) {
    boolean moves = false;
    boolean waits = false;
    for (int a = 0; a < trace.threads(); a++) {
      int row = trace.pending(a);
      moves |= trace.enabled(path.length, a);
      waits |= row >= 0;
      if (row >= 0) {
        sights.places().add(place(trace, row));
        for (int b = 0; b < a; b++) {
          if (trace.pending(b) >= 0 && races(at(path), path.length, trace, row, trace.pending(b))) {
            sights.races().add(race(trace, row, trace.pending(b)));
          }
        }
      }
    }
    if (!moves) {
      String end = end(at(path), trace);
      sights.ends().add(end);
      if (waits) {
        sights.stuck().add(end);
      }
    }
  }

  private static boolean races(
      LitmusProgram program, int state, Trace trace, int one, int other) {
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

  static String place(Trace trace, int row) {
    return trace.thread(row)
        + "@"
        + trace.site(row)
        + " "
        + trace.location(row)
        + " "
        + trace.argument(row);
  }

  private static String race(Trace trace, int one, int other) {
    return race(trace.thread(other), trace.site(other), trace.thread(one), trace.site(one));
  }

  /** A pair, the thread with the lower number first. */
  static String race(int thread, int site, int otherThread, int otherSite) {
    return thread < otherThread
        ? thread + "@" + site + " " + otherThread + "@" + otherSite
        : otherThread + "@" + otherSite + " " + thread + "@" + site;
  }

  static String text(Failure failure) {
    return failure.type() + " " + failure.thread() + " " + failure.message();
  }

  /** Variables, and where threads stand; what they keep to themselves can't matter any more. */
  static String end(LitmusProgram program, Trace trace) {
    StringBuilder text = new StringBuilder(program.finalState().shared().toString());
    for (int t = 0; t < trace.threads(); t++) {
      int row = trace.pending(t);
      text.append(' ').append(row < 0 ? "-" : place(trace, row));
    }
    return text.toString();
  }

  private static Transition[] extended(Transition[] path, Transition next) {
    Transition[] longer = Arrays.copyOf(path, path.length + 1);
    longer[path.length] = next;
    return longer;
  }
}
