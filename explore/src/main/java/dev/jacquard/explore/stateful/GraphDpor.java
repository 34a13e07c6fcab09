package dev.jacquard.explore.stateful;

import dev.jacquard.explore.tree.WorkOrder;
import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.Fingerprint.Points;
import dev.jacquard.kernel.KnownStates;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Dynamic partial order reduction on the graph of known states.
 *
 * <p>Each run goes to a known state by the shortest way known, takes a step there that some summary
 * demands, and goes on freely until it comes to a known state again.
 */
public final class GraphDpor implements Strategy {
  private static final Transition[] NOBODY_SLEEPS = {};

  private final Actions actions = new Actions();
  private final Pool<long[]> sets = new Pool<>(Arrays::hashCode, Arrays::equals);
  private final Pool<EdgeLabel> labels = new Pool<>(EdgeLabel::hash, EdgeLabel::equals);
  private final KnownGraph graph;
  private final Summaries summaries;
  private final WorkList work;
  private final RacingPairs races;
  private final IdleRounds rounds;
  private final HeapRoom room = new HeapRoom();
  private final Tail tail;
  private Step current;
  private boolean begun;
  private boolean witnessing;
  private int elements;

  /** A search whose fingerprints nobody can foretell. */
  public GraphDpor() {
    this(new SecureRandom(), Tail.Fixed.PURSUE, new WorkOrder.Leftmost());
  }

  /** A search whose fingerprints follow from a seed. */
  public GraphDpor(long seed) {
    this(seed, Tail.Fixed.PURSUE, new WorkOrder.Leftmost());
  }

  /** A search that goes on behind its prefixes by another rule, and takes steps in any order. */
  public GraphDpor(long seed, Tail tail, WorkOrder order) {
    this(new SplittableRandom(seed), tail, order);
  }

  private GraphDpor(RandomGenerator random, Tail tail, WorkOrder order) {
    this.tail = tail;
    graph = new KnownGraph(Points.drawn(random), sets);
    work = WorkList.of(order);
    summaries = new Summaries(actions, sets, (node, thread) -> work.add(new Step(node, thread, 0)));
    races = new RacingPairs(actions);
    rounds = new IdleRounds(actions);
  }

  @Override
  public Optional<Plan> next() {
    if (!begun) {
      begun = true;
      return Optional.of(Plan.free(tail).until(graph));
    }
    if (room.isFull(states())) {
      return Optional.empty();
    }
    Optional<Plan> plan = races.next(this::path).map(this::witness);
    witnessing = plan.isPresent();
    return witnessing ? plan : nextStep().or(this::nextRound);
  }

  /** A run that goes round where no variable changes any more, and nothing leads out. */
  private Optional<Plan> nextRound() {
    rounds.look(graph.nodes());
    Optional<List<StateEdge>> round = rounds.next();
    witnessing = round.isPresent();
    return round.map(this::around);
  }

  private Plan around(List<StateEdge> round) {
    Transition[] steps = round.stream().map(this::transition).toArray(Transition[]::new);
    Transition[] way = path(round.get(0).source(), steps);
    int known = way.length - steps.length;
    return Plan.exactly(way, known, known, NOBODY_SLEEPS, tail).until(KnownStates.ROUND);
  }

  private Transition transition(StateEdge edge) {
    return actions.of(edge.action()).choosing(edge.choice());
  }

  /** A run that takes two racing steps side by side, which a search need not. */
  private Plan witness(Transition[] way) {
    return Plan.exactly(way, way.length - 2, way.length - 2, NOBODY_SLEEPS, tail).until(graph);
  }

  private Optional<Plan> nextStep() {
    Step step = nextUnknown();
    if (step == null) {
      BottomComponents.visit(graph.nodes(), this::takeEverybodySomewhere);
      step = nextUnknown();
    }
    if (step == null) {
      return Optional.empty();
    }
    current = step;
    Transition[] way = path(step.node(), Transition.any(step.thread(), step.choice()));
    return Optional.of(Plan.branching(way, NOBODY_SLEEPS, tail).until(graph));
  }

  private Step nextUnknown() {
    Step step = work.take();
    while (step != null && isKnown(step)) {
      step = work.take();
    }
    return step;
  }

  /** A short way to a state, and some steps from there. */
  private Transition[] path(StateNode node, Transition... more) {
    int depth = 0;
    for (StateEdge edge = node.arrival(); edge != null; edge = edge.source().arrival()) {
      depth++;
    }
    Transition[] way = new Transition[depth + more.length];
    System.arraycopy(more, 0, way, depth, more.length);
    for (StateEdge edge = node.arrival(); edge != null; edge = edge.source().arrival()) {
      way[--depth] = transition(edge);
    }
    return way;
  }

  /** Whether a step is known, or follows from others without a run. */
  private boolean isKnown(Step step) {
    if (step.node().step(actions, step.thread(), step.choice()) != null) {
      return true;
    }
    return step.choice() == 0 && closesDiamond(step.node(), step.thread());
  }

  /**
   * If {@code s0 -u-> s} and {@code s0 -t-> s1 -u-> s2}, where the steps are independent, then
   * {@code s -t-> s2}.
   */
  private boolean closesDiamond(StateNode node, int thread) {
    for (StateEdge last = node.firstIn(); last != null; last = last.nextIn) {
      StateEdge other = last.source().step(actions, thread, 0);
      if (other == null
          || other.alternatives() > 1
          || last.alternatives() > 1
          || actions.dependent(other.action(), last.action())) {
        continue;
      }
      StateEdge opposite = other.target().step(actions, actions.thread(last.action()), 0);
      if (opposite != null && opposite.action() == last.action()) {
        StateNode target = opposite.target();
        connect(edge(node, target, other.label().waking(woken(node, target))), false);
        summaries.settle();
        return true;
      }
    }
    return false;
  }

  /**
   * In a part of the graph that nothing leaves, each thread that can move somewhere must move
   * somewhere: else those that go round would keep it from being seen.
   */
  private void takeEverybodySomewhere(List<StateNode> component) {
    long[] moving = ThreadSet.EMPTY;
    for (StateNode node : component) {
      for (int t = ThreadSet.next(node.taken(), 0);
          t >= 0;
          t = ThreadSet.next(node.taken(), t + 1)) {
        moving = ThreadSet.with(moving, t);
      }
    }
    for (StateNode node : component) {
      for (int t = ThreadSet.next(node.enabled, 0);
          t >= 0;
          t = ThreadSet.next(node.enabled, t + 1)) {
        if (!ThreadSet.contains(moving, t)) {
          moving = ThreadSet.with(moving, t);
          node.take(t, sets);
          work.add(new Step(node, t, 0));
        }
      }
    }
  }

  @Override
  public void learn(Trace trace) {
    elements = Math.max(elements, trace.keyElements());
    if (witnessing) {
      return;
    }
    int from = Math.max(0, trace.freeFrom() - 1);
    StateNode node = current == null ? root(trace) : current.node();
    if (trace.keyHigh(from) != node.high || trace.keyLow(from) != node.low) {
      throw new IllegalStateException("a run did not come to the state that it was sent to");
    }
    StateReader reader = new StateReader(trace, actions, from, node);
    for (int step = from; step < trace.length(); step++) {
      reader.pass(step);
      node = follow(trace, step, node, reader);
    }
    summaries.settle();
  }

  private StateNode root(Trace trace) {
    StateNode root = graph.add(new StateReader(trace, actions), 0);
    summaries.begin(root);
    races.look(root, trace, 0);
    return root;
  }

  private StateNode follow(Trace trace, int step, StateNode node, StateReader reader) {
    StateNode known = graph.find(trace.keyHigh(step + 1), trace.keyLow(step + 1));
    StateNode target = known == null ? graph.add(reader, step + 1) : known;
    int thread = trace.thread(step);
    node.take(thread, sets);
    if (node.step(actions, thread, trace.choice(step)) == null) {
      connect(edge(trace, step, node, target), known == null);
      for (int choice = 0; choice < trace.choices(step); choice++) {
        if (node.step(actions, thread, choice) == null) {
          work.add(new Step(node, thread, choice));
        }
      }
    }
    if (known == null) {
      summaries.begin(target);
      races.look(target, trace, step + 1);
    }
    return target;
  }

  private StateEdge edge(Trace trace, int step, StateNode source, StateNode target) {
    boolean changes =
        trace.kind(step) == Kind.UPDATE // its object may have changed although its value has not
            || (trace.kind(step).subject() == Kind.Subject.VARIABLE
                && trace.before(step) != trace.after(step));
    EdgeLabel label =
        new EdgeLabel(
            actions.executed(trace, step),
            trace.choice(step),
            trace.choices(step),
            changes,
            woken(source, target));
    return edge(source, target, label);
  }

  private StateEdge edge(StateNode source, StateNode target, EdgeLabel label) {
    return new StateEdge(source, target, labels.shared(label));
  }

  private long[] woken(StateNode source, StateNode target) {
    return sets.shared(source.wokenAt(target));
  }

  private void connect(StateEdge edge, boolean isNew) {
    edge.target().addArrival(edge, isNew);
    graph.countEdge();
    summaries.add(edge);
    races.look(edge);
  }

  /** Whether the search has ended because there is no room for more states. */
  public boolean isFull() {
    return room.isFull(0);
  }

  /** All that was counted. */
  public StateCounts counts() {
    return new StateCounts(
        states(), transitions(), Fingerprint.error(states(), elements), endlessness());
  }

  /** How many states are known. */
  public int states() {
    return graph.nodes().size();
  }

  /** How many steps from state to state are known. */
  public long transitions() {
    return graph.edges();
  }

  /** What a search has found out about executions without end, once it has nothing left to run. */
  public Endlessness endlessness() {
    Endlessness.Finder finder = new Endlessness.Finder();
    BottomComponents.visit(graph.nodes(), finder);
    return finder.result();
  }
}
