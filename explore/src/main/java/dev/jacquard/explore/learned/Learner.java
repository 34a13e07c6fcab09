package dev.jacquard.explore.learned;

import dev.jacquard.explore.learned.step.Observations;
import dev.jacquard.explore.learned.step.UntoldException;
import dev.jacquard.kernel.past.CausalPasts;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.QueueMembers;
import dev.jacquard.kernel.trace.Trace;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Adds what a run shows to what is known, and compares it with what was known before.
 *
 * <p>Goes through the trace from its first step on, with the nodes at which threads stand.
 */
final class Learner {
  private final Knowledge known;
  private final LocalGraph graph;
  private Trace trace;
  private int[] following;
  private int[] first;
  private int[] nodes;
  private final QueueMembers queues = new QueueMembers();
  private final CausalPasts causes;
  private final BitSet touched = new BitSet();
  private final BitSet begun = new BitSet();

  Learner(Knowledge known) {
    this.known = known;
    this.graph = known.graph;
    causes = new CausalPasts(known.pasts);
  }

  /**
   * Learns from a run.
   *
   * @throws UntoldException if the run does not tell all that its threads have observed
   */
  void learn(Trace run) {
    trace = run;
    run.untold()
        .ifPresent(
            what -> {
              throw new UntoldException(what);
            });
    if (run.hasHearsay()) {
      throw new UntoldException("what a thread knows of others decides whether it takes a step");
    }
    known.sleepsAtEnd |= run.sleepsAtEnd();
    known.countRun();
    known.sightings.add(run);
    known.admitThreads(trace.threads());
    findRows();
    begin();
    for (int row = 0; row < trace.length(); row++) {
      touch(row);
      follow(row);
    }
    known.late |= run.hasLateSteps();
    if (known.late && graph.goesByPasts()) {
      throw new UntoldException("what a thread knows when a time limit has passed");
    }
    for (int t = 0; t < trace.threads(); t++) {
      int row = trace.pending(t);
      if (row >= 0 && isStateTold(trace.kind(row))) {
        touch(row);
      }
    }
  }

  /** Whether a run tells in which state a location is that a thread waits at, and needs to. */
  private static boolean isStateTold(Kind kind) {
    return kind.subject() != Kind.Subject.VARIABLE || kind.isAwait();
  }

  /** Finds the row that each thread comes to first, and after each of its steps. */
  private void findRows() {
    following = new int[trace.length()];
    first = new int[trace.threads()];
    Arrays.setAll(first, trace::pending);
    for (int row = trace.length() - 1; row >= 0; row--) {
      following[row] = first[trace.thread(row)];
      first[trace.thread(row)] = row;
    }
  }

  private void begin() {
    touched.clear();
    nodes = new int[trace.threads()];
    queues.begin();
    causes.begin();
    Arrays.fill(nodes, LocalGraph.END);
    begun.clear();
    BitSet started = startedThreads();
    for (int t = 0; t < nodes.length; t++) {
      if (!started.get(t) && first[t] >= 0) {
        nodes[t] = arrive(first[t], known.firstNode(t));
        known.learnFirst(t, nodes[t]);
        begun.set(t);
      }
    }
    if (known.runs() == 1) {
      known.firstFailures = trace.failures().stream().filter(this::isFirst).toArray(Failure[]::new);
    }
  }

  private BitSet startedThreads() {
    BitSet started = new BitSet();
    for (int row = 0; row < trace.length(); row++) {
      if (trace.kind(row) == Kind.START && trace.writes(row)) {
        started.set((int) trace.argument(row));
      }
    }
    return started;
  }

  /** Whether a thread failed before the first step of the run; its end may be that step. */
  private boolean isFirst(Failure failure) {
    return failure.thread() >= 0
        && failure.step() == 0
        && (trace.length() == 0
            || trace.kind(0) == Kind.END
            || (trace.thread(0) != failure.thread() && !starts(0, failure.thread())));
  }

  private boolean starts(int row, int thread) {
    return trace.kind(row) == Kind.START && trace.writes(row) && trace.argument(row) == thread;
  }

  /** The node of a thread that comes to a row. */
  private int arrive(int row, int expected) {
    if (trace.kind(row) == Kind.SPIN) {
      throw new UntoldException("whether a loop waits for others");
    }
    int node = graph.node(trace, row, expected);
    if (!graph.fits(node, trace, row)) {
      throw contradiction(row, "it is about to do something else than before");
    }
    graph.sleeps[node] |= trace.slept(row);
    return node;
  }

  private ContradictionException contradiction(int row, String what) {
    return new ContradictionException(trace.thread(row), Math.min(row, trace.length()), what);
  }

  /** The first time that a run meets a location, that is as it was at the beginning. */
  private void touch(int row) {
    if (trace.kind(row).subject() == Kind.Subject.LIFE) {
      live(row, (int) trace.argument(row));
    } else {
      touch(row, trace.location(row), trace.before(row));
    }
    touch(row, trace.alsoReads(row), trace.alsoFound(row));
  }

  private void live(int row, int thread) {
    known.learnLife(trace.location(row), thread);
    if (begun.get(thread)) {
      return;
    }
    if (known.firstLife(thread) == Knowledge.UNKNOWN_LIFE) {
      known.learnFirstLife(thread, trace.before(row));
    } else if (known.firstLife(thread) != trace.before(row)) {
      throw contradiction(row, "another thread lives otherwise at the beginning than before");
    }
  }

  private void touch(int row, int location, long state) {
    if (location < 0 || touched.get(location)) {
      return;
    }
    touched.set(location);
    if (!known.isInitialKnown(location)) {
      known.learnInitial(location, state);
    } else if (known.initial(location) != state) {
      throw contradiction(row, "a location has another state at the beginning than before");
    }
  }

  private void follow(int row) {
    int thread = trace.thread(row);
    int node = nodes[thread];
    graph.choices[node] = choices(row);
    int circumstances =
        trace.late(row)
            ? Observations.LATE
            : Observations.circumstances(trace.alsoFound(row), queues.isWaiting(thread));
    long value = observed(row);
    learnEffect(row, node, circumstances);
    causes.step(trace, row);
    int common = graph.edge(node, circumstances, value);
    if (common != LocalGraph.UNKNOWN && graph.byPast[common] != trace.hides(row)) {
      throw contradiction(row, "it may learn more than its steps tell, or less, than before");
    }
    int past = causes.of(thread);
    if (trace.hides(row) && common == LocalGraph.UNKNOWN) {
      common = graph.addByPast(node, circumstances, value);
    }
    int edge = trace.hides(row) ? graph.behind(common, past) : common;
    int next = next(row, edge);
    if (edge == LocalGraph.UNKNOWN) {
      edge =
          trace.hides(row)
              ? graph.addBehind(common, past, next)
              : graph.add(node, circumstances, value, next);
      known.sightings.put(edge, row);
      graph.after[edge] = trace.after(row);
      graph.result[edge] = trace.result(row);
      graph.failures.set(edge, failuresAt(row));
    } else {
      compare(row, edge, next);
    }
    nodes[thread] = next;
    queues.follow(trace, row);
    if (trace.kind(row) == Kind.START && trace.writes(row)) {
      bear(row, edge);
    }
  }

  private void learnEffect(int row, int node, int circumstances) {
    if (!tellsContent(row) || trace.late(row)) {
      return;
    }
    int effect = graph.effects.find(node, circumstances, trace.before(row));
    if (effect == LocalGraph.UNKNOWN) {
      graph.effects.add(
          node, circumstances, trace.before(row), trace.after(row), trace.result(row));
    } else if (graph.effects.after(effect) != trace.after(row)
        || graph.effects.result(effect) != trace.result(row)) {
      throw contradiction(row, "a call on the same object gives back something else than before");
    }
  }

  private boolean tellsContent(int row) {
    return known.tellsContent(trace.location(row), trace.before(row));
  }

  private long observed(int row) {
    if (tellsContent(row) || trace.late(row)) {
      return trace.result(row);
    }
    return known.isOpaque(trace.location(row))
        ? trace.before(row)
        : Observations.value(
            trace.kind(row), trace.before(row), trace.writes(row), trace.result(row));
  }

  /** Only a choice has a number of alternatives of its own; a notify has one for each waiter. */
  private int choices(int row) {
    return trace.kind(row) == Kind.CHOOSE ? trace.choices(row) : 1;
  }

  private int next(int row, int edge) {
    int after = following[row];
    if (after < 0) {
      return LocalGraph.END;
    }
    int expected = edge == LocalGraph.UNKNOWN ? LocalGraph.UNKNOWN : graph.next[edge];
    return arrive(after, expected);
  }

  private void compare(int row, int edge, int next) {
    boolean same =
        graph.next[edge] == next
            && (!isOwnEffect(row) || graph.after[edge] == trace.after(row))
            && (trace.kind(row).isNotify() || graph.result[edge] == trace.result(row))
            && graph.failures.get(edge).equals(failuresAt(row));
    if (!same) {
      throw contradiction(row, "it goes on otherwise than before, after the same observations");
    }
  }

  /**
   * Whether what a step leaves at its location is up to the thread, not to the kind of the step.
   */
  private boolean isOwnEffect(int row) {
    Kind.Subject subject = trace.kind(row).subject();
    return trace.writes(row)
        && !tellsContent(row)
        && (subject == Kind.Subject.VARIABLE || subject == Kind.Subject.OBJECT);
  }

  /** The failures of a step, as if it were the first of the run. */
  private List<Failure> failuresAt(int row) {
    return trace.failures().stream()
        .filter(failure -> failure.thread() >= 0 && failure.step() == row && !isFirst(failure))
        .map(failure -> new Failure(failure.type(), common(row, failure), 0, failure.message()))
        .toList();
  }

  /** The thread that fails, by the first one that is like the thread of the step. */
  private int common(int row, Failure failure) {
    return failure.thread() == trace.thread(row)
        ? known.likeness.first(failure.thread())
        : failure.thread();
  }

  private void bear(int row, int edge) {
    int child = (int) trace.argument(row);
    begun.set(child);
    int there = first[child];
    int before = graph.child[edge];
    int expected = before == LocalGraph.UNBORN ? LocalGraph.UNKNOWN : before;
    int node = there < 0 ? LocalGraph.END : arrive(there, expected);
    if (before != LocalGraph.UNBORN && before != node) {
      throw contradiction(row, "the thread that it starts begins otherwise than before");
    }
    graph.child[edge] = node;
    nodes[child] = node;
  }
}
