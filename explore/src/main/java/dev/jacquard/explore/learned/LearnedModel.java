package dev.jacquard.explore.learned;

import dev.jacquard.explore.learned.Knowledge.QueueOrder;
import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.Moves;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.Arrays;
import java.util.List;

/**
 * The product of the learned threads: runs in memory, as far as is known.
 *
 * <p>No objects are made for a step.
 */
final class LearnedModel implements Moves {
  private static final int ALIVE = 1;

  private final Knowledge known;
  private final LocalGraph graph;
  private final Director director;
  private final ModelQueues queues;
  private final int[] nodes;
  private final boolean[] alive;
  private final boolean[] ended;
  private long[] states = {};
  private int mover;

  LearnedModel(Knowledge known, Symmetry symmetry, int stepLimit) {
    this.known = known;
    this.graph = known.graph;
    director = new Director(symmetry, stepLimit);
    queues = new ModelQueues(known, director.sharing());
    nodes = new int[known.threads];
    alive = new boolean[known.threads];
    ended = new boolean[known.threads];
  }

  /**
   * One run.
   *
   * @throws UnknownObservation if it comes to what no run has shown; {@link #way} leads there
   */
  Trace run(Plan plan) {
    reset();
    director.begin(plan);
    for (int t = 0; t < nodes.length; t++) {
      if (known.fromTheBeginning[t]) {
        begin(t, known.firstNodes[t]);
      }
    }
    fail(known.firstFailures);
    mover = Director.NOBODY;
    for (int t = director.choose(this); t != Director.NOBODY; t = director.choose(this)) {
      mover = t;
      step(t);
      mover = Director.NOBODY;
    }
    return director.finish(this);
  }

  /** How the run that was given up came to what is unknown, its last step included. */
  Transition[] way() {
    Trace trace = director.soFar();
    int length = trace.length();
    if (mover == Director.NOBODY) {
      return trace.prefix(length);
    }
    Transition[] way = Arrays.copyOf(trace.prefix(length), length + 1);
    way[length] = Transition.any(mover, director.alternative());
    return way;
  }

  /** The thread whose step was given up, or {@link Director#NOBODY}. */
  int mover() {
    return mover;
  }

  private void reset() {
    if (states.length < known.locations()) {
      states = new long[known.locations()];
    }
    for (int location = 0; location < known.locations(); location++) {
      states[location] = known.initial(location);
    }
    Arrays.fill(alive, false);
    Arrays.fill(ended, false);
    queues.reset();
  }

  private void begin(int thread, int node) {
    alive[thread] = true;
    arrive(thread, node);
  }

  private void arrive(int thread, int node) {
    nodes[thread] = node;
    if (node == LocalGraph.END) {
      ended[thread] = true;
      return;
    }
    director.arrive(
        thread, graph.kind[node], graph.location[node], graph.argument[node], graph.site[node]);
    if (graph.alsoReads[node] >= 0) {
      director.pending().alsoReads(thread, graph.alsoReads[node]);
    }
    director.pending().stateOf(thread, graph.localState[node]);
    if (graph.kind[node] == Kind.WAIT
        && known.order((int) graph.argument[node]) != QueueOrder.ANY) {
      director.pending().distinguish(thread);
    }
  }

  @Override
  public int choices(int thread) {
    int node = nodes[thread];
    switch (graph.kind[node]) {
      case CHOOSE:
        return graph.choices[node] - director.sharing().leastChoice(thread);
      case NOTIFY:
        return queues.alternatives((int) graph.argument[node]);
      default:
        return graph.kind[node].enabledAt(
                found(node), graph.argument[node], thread, flag(node))
            ? 1
            : 0;
    }
  }

  /** The state of the location of an operation. */
  private long found(int node) {
    return graph.kind[node].subject() == Kind.Subject.LIFE
        ? life((int) graph.argument[node])
        : state(graph.location[node]);
  }

  private long life(int thread) {
    return ended[thread] ? Kind.ENDED : alive[thread] ? ALIVE : 0;
  }

  private long flag(int node) {
    return graph.alsoReads[node] < 0 ? 0 : state(graph.alsoReads[node]);
  }

  @Override
  public long state(int location) {
    if (location < 0) {
      return 0;
    }
    if (known.isInitialKnown(location)) {
      return states[location];
    }
    if (known.life(location) == Knowledge.NO_LIFE) {
      throw UnknownObservation.HERE;
    }
    return life(known.life(location));
  }

  @Override
  public int label(int thread, int alternative) {
    int node = nodes[thread];
    return switch (graph.kind[node]) {
      case CHOOSE -> director.sharing().leastChoice(thread) + alternative;
      case NOTIFY -> queues.label((int) graph.argument[node], alternative);
      default -> alternative;
    };
  }

  private void step(int thread) {
    int node = nodes[thread];
    Kind kind = graph.kind[node];
    long argument = graph.argument[node];
    long before = found(node);
    long flag = flag(node);
    boolean writes = kind.writesAt(before, argument, flag);
    long choice = director.sharing().leastChoice(thread) + director.alternative();
    int circumstances = Observations.circumstances(flag, queues.isWaiting(thread));
    int edge =
        graph.edge(node, circumstances, Observations.value(kind, before, writes, choice));
    if (edge == LocalGraph.UNKNOWN
        || (kind == Kind.NOTIFY && !queues.isOrderKnown((int) argument))) {
      throw UnknownObservation.HERE;
    }
    long result = graph.result[edge];
    if (kind.isNotify()) {
      result = notify(kind, (int) argument);
    }
    long after = writes ? after(kind, before, argument, thread, edge) : before;
    if (graph.location[node] >= 0 && kind.subject() != Kind.Subject.LIFE) {
      states[graph.location[node]] = after;
    }
    if (kind == Kind.WAIT && writes) {
      queues.enter(thread, (int) argument);
    } else if (kind == Kind.REACQUIRE) {
      queues.leave(thread);
    } else if (kind == Kind.INTERRUPT) {
      interrupt((int) argument);
    }
    director.record(before, after, result);
    goOn(thread, kind, writes, edge);
  }

  private void goOn(int thread, Kind kind, boolean writes, int edge) {
    int child = (int) graph.argument[nodes[thread]];
    int next = graph.next[edge];
    arrive(thread, next);
    if (kind == Kind.WAIT && writes && graph.sleeps[next]) {
      director.pending().dormant(thread, true);
    } else if (kind == Kind.START && writes) {
      begin(child, graph.child[edge]);
    }
    fail(graph.failures.get(edge));
  }

  private void fail(List<Failure> failures) {
    for (int i = 0; i < failures.size(); i++) {
      Failure failure = failures.get(i);
      director.fail(failure.type(), failure.thread(), failure.message());
    }
  }

  /** What an operation that modifies its location leaves there. */
  private long after(Kind kind, long before, long argument, int thread, int edge) {
    return switch (kind.subject()) {
      case VARIABLE, OBJECT -> graph.after[edge];
      case LOCK -> kind.isNotify() ? before : kind.gives() ? 0 : thread + 1L;
      case SEMAPHORE -> kind.gives() ? before + argument : before - argument;
      case PERMIT -> kind == Kind.UNPARK ? 1 : 0;
      case STATUS -> 1;
      case LIFE -> kind == Kind.END ? Kind.ENDED : ALIVE;
      default -> before;
    };
  }

  private long notify(Kind kind, int queue) {
    if (kind == Kind.NOTIFY) {
      int waiter = queues.waiter(queue, director.alternative());
      if (waiter >= 0) {
        wake(waiter);
      }
      return waiter;
    }
    for (int t = 0; t < nodes.length; t++) {
      if (queues.contains(queue, t)) {
        wake(t);
      }
    }
    return 0;
  }

  private void wake(int thread) {
    queues.leave(thread);
    director.pending().dormant(thread, false);
  }

  private void interrupt(int thread) {
    if (queues.isWaiting(thread) && graph.alsoReads[nodes[thread]] >= 0) {
      director.pending().dormant(thread, false);
    }
  }

  @Override
  public void describe(Fingerprint state) {
    for (int location = 0; location < known.locations(); location++) {
      state.add(states[location]);
    }
    for (int t = 0; t < nodes.length; t++) {
      state.add(alive[t] ? nodes[t] : LocalGraph.END - 1);
    }
    queues.describe(state);
  }
}
