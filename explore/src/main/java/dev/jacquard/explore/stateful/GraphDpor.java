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
import java.util.BitSet;
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
  private final Pool<long[]> sets = new Pool<>(ThreadSet::hash, Arrays::equals);
  private final Pool<EdgeLabel> labels = new Pool<>(EdgeLabel::hash, EdgeLabel::equals);
  private final Renamings renamings = new Renamings();
  private final Ways ways = new Ways(actions);
  private final KnownGraph graph;
  private final Summaries summaries;
  private final WorkList work;
  private final RacingPairs races;
  private final IdleRounds rounds;
  private final HeapRoom room = new HeapRoom();
  private final Tail tail;
  private Step current;
  private Renaming currentNames = Renamings.IDENTITY;
  private boolean begun;
  private boolean witnessing;
  private int elements;

  /** A search whose fingerprints nobody can foretell. */
  public GraphDpor() {
    this(new SecureRandom(), Tail.Fixed.PURSUE, new WorkOrder.Leftmost(), false);
  }

  /** A search whose fingerprints follow from a seed. */
  public GraphDpor(long seed) {
    this(seed, Tail.Fixed.PURSUE, new WorkOrder.Leftmost());
  }

  /** A search that goes on behind its prefixes by another rule, and takes steps in any order. */
  public GraphDpor(long seed, Tail tail, WorkOrder order) {
    this(new SplittableRandom(seed), tail, order, false);
  }

  /** A search to which states are one that differ only in who of interchangeable threads is who. */
  public static GraphDpor upToSymmetry() {
    return new GraphDpor(new SecureRandom(), Tail.Fixed.PURSUE, new WorkOrder.Leftmost(), true);
  }

  /** The same with fingerprints, a rule and an order that are given. */
  public static GraphDpor upToSymmetry(long seed, Tail tail, WorkOrder order) {
    return new GraphDpor(new SplittableRandom(seed), tail, order, true);
  }

  private GraphDpor(RandomGenerator random, Tail tail, WorkOrder order, boolean upToSymmetry) {
    this.tail = tail;
    graph = new KnownGraph(Points.drawn(random), upToSymmetry, sets);
    work = WorkList.of(order);
    summaries =
        new Summaries(actions, sets, graph, (node, thread) -> work.add(new Step(node, thread, 0)));
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
    Optional<Plan> plan = races.next().map(this::witness);
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
    Ways.Way way = ways.to(round.get(0).source());
    int known = way.length();
    round.forEach(way::follow);
    return Plan.exactly(way.steps(), known, known, NOBODY_SLEEPS, tail).until(KnownStates.ROUND);
  }

  /** Whether threads may learn of each other unordered, so that no state shows some data races. */
  public boolean meetUnordered() {
    return races.meetUnordered();
  }

  /** A run that takes two racing steps side by side, which a search need not. */
  private Plan witness(RacingPairs.Sight sight) {
    Ways.Way way = ways.to(sight.node());
    int known = way.length();
    way.add(sight.node(), sight.one(), 0);
    way.add(sight.node(), sight.other(), 0);
    return Plan.exactly(way.steps(), known, known, NOBODY_SLEEPS, tail).until(graph);
  }

  private Optional<Plan> nextStep() {
    Step step = nextUnknown();
    if (step == null) {
      Components.visitBottom(graph.nodes(), this::takeEverybodySomewhere);
      step = nextUnknown();
    }
    if (step == null) {
      return Optional.empty();
    }
    current = step;
    Ways.Way way = ways.to(step.node());
    currentNames = way.names();
    way.add(step.node(), step.thread(), step.choice());
    return Optional.of(Plan.branching(way.steps(), NOBODY_SLEEPS, tail).until(graph));
  }

  private Step nextUnknown() {
    Step step = work.take();
    while (step != null && isKnown(step)) {
      step = work.take();
    }
    return step;
  }

  /** Whether a step is known, or follows from others without a run. */
  private boolean isKnown(Step step) {
    if (step.node().step(actions, step.thread(), step.choice()) != null) {
      return true;
    }
    return hasTwin(step) || (step.choice() == 0 && closesDiamond(step.node(), step.thread()));
  }

  /** If a thread that is in the same state has taken a step, the other one takes its image. */
  private boolean hasTwin(Step step) {
    StateNode node = step.node();
    for (StateEdge edge = node.firstOut(); edge != null; edge = edge.nextOut) {
      int twin = actions.thread(edge.action());
      if (edge.choice() == step.choice()
          && node.firstAlike(twin) == node.firstAlike(step.thread())) {
        Renaming exchange = renamings.exchange(twin, step.thread());
        connect(
            edge,
            node,
            edge.target(),
            exchange.action(edge.action(), actions),
            exchange.then(edge.names()));
        addAlternatives(node, step.thread(), edge.alternatives());
        summaries.settle();
        return true;
      }
    }
    return false;
  }

  private void addAlternatives(StateNode node, int thread, int alternatives) {
    for (int choice = 0; choice < alternatives; choice++) {
      if (node.step(actions, thread, choice) == null) {
        work.add(new Step(node, thread, choice));
      }
    }
  }

  /**
   * If {@code s0 -u-> s} and {@code s0 -t-> s1 -u-> s2}, where the steps are independent, then
   * {@code s -t-> s2}.
   */
  private boolean closesDiamond(StateNode node, int thread) {
    for (StateEdge last = node.firstIn(); last != null; last = last.nextIn) {
      Renaming back = last.names().inverse();
      StateEdge other = last.source().step(actions, back.thread(thread), 0);
      if (other == null
          || other.alternatives() > 1
          || last.alternatives() > 1
          || actions.dependent(other.action(), last.action())) {
        continue;
      }
      int then = other.names().action(last.action(), actions);
      StateEdge opposite = other.target().step(actions, actions.thread(then), 0);
      if (opposite != null && opposite.action() == then) {
        connect(
            other,
            node,
            opposite.target(),
            last.names().action(other.action(), actions),
            back.then(other.names()).then(opposite.names()));
        summaries.settle();
        return true;
      }
    }
    return false;
  }

  /** A step that has the same effect as another one, from another state or by another thread. */
  private void connect(
      StateEdge like, StateNode source, StateNode target, int action, Renaming names) {
    Renaming shared = renamings.shared(names);
    long[] woken = sets.shared(source.wokenAt(target, shared));
    EdgeLabel label = like.label().by(action, shared, woken);
    connect(new StateEdge(source, target, labels.shared(label)), false);
  }

  /**
   * In a part of the graph that nothing leaves, each thread that can move somewhere must move
   * somewhere: else those that go round would keep it from being seen.
   */
  private void takeEverybodySomewhere(List<StateNode> component) {
    FollowedThreads threads = new FollowedThreads(component);
    BitSet moving = new BitSet();
    for (StateNode node : component) {
      ThreadSet.each(node.taken(), t -> moving.set(threads.of(node, t)));
    }
    for (StateNode node : component) {
      ThreadSet.each(
          node.enabled,
          t -> {
            if (!moving.get(threads.of(node, t))) {
              moving.set(threads.of(node, t));
              node.take(t, sets);
              work.add(new Step(node, t, 0));
            }
          });
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
    StateReader reader = new StateReader(trace, actions, from, node, currentNames);
    Renaming names = currentNames;
    for (int step = from; step < trace.length(); step++) {
      reader.pass(step);
      Renaming next = renamings.of(trace.keys().names(step + 1));
      node = follow(reader, step, node, names, next);
      names = next;
    }
    summaries.settle();
  }

  private StateNode root(Trace trace) {
    currentNames = renamings.of(trace.keys().names(0));
    ways.begin(currentNames);
    actions.users().begin(trace.keys().names(0).belongings());
    StateNode root = graph.add(new StateReader(trace, actions), 0, currentNames);
    summaries.begin(root);
    races.look(root, trace, 0, currentNames);
    return root;
  }

  /**
   * Follows a step of a run.
   *
   * @param names from those of the run to those of the state before the step
   * @param next the same for the state behind it
   */
  private StateNode follow(
      StateReader reader, int step, StateNode node, Renaming names, Renaming next) {
    Trace trace = reader.trace();
    StateNode known = graph.find(trace.keyHigh(step + 1), trace.keyLow(step + 1));
    StateNode target = known == null ? graph.add(reader, step + 1, next) : known;
    int thread = names.thread(trace.thread(step));
    node.take(thread, sets);
    int choice = ways.choice(trace, step, node, names);
    if (node.step(actions, thread, choice) == null) {
      Renaming shared = renamings.shared(names.inverse().then(next));
      connect(edge(trace, step, node, target, choice, names, shared), known == null);
      addAlternatives(node, thread, trace.choices(step));
    }
    if (known == null) {
      summaries.begin(target);
      races.look(target, trace, step + 1, next);
    }
    return target;
  }

  private StateEdge edge(
      Trace trace,
      int step,
      StateNode source,
      StateNode target,
      int choice,
      Renaming names,
      Renaming shared) {
    boolean changes =
        trace.kind(step) == Kind.UPDATE // its object may have changed although its value has not
            || (trace.kind(step).subject() == Kind.Subject.VARIABLE
                && trace.before(step) != trace.after(step));
    int action = actions.executed(trace, step);
    int named = names.isIdentity() ? action : actions.number(names.of(actions.of(action)));
    long[] woken = sets.shared(source.wokenAt(target, shared));
    EdgeLabel label =
        new EdgeLabel(named, choice, trace.choices(step), changes, trace.late(step), shared, woken);
    return new StateEdge(source, target, labels.shared(label));
  }

  private void connect(StateEdge edge, boolean isNew) {
    edge.target().addArrival(edge, isNew);
    actions.users().exchange(edge.names());
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
        states(),
        transitions(),
        Fingerprint.error(states(), elements),
        graph.areUpToSymmetry(),
        endlessness());
  }

  /** What summaries have cost so far, in a measure like that of the steps of runs. */
  public long effort() {
    return summaries.carried();
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
    return Endlessness.of(graph.nodes());
  }

  /** Whether threads may go round for ever where they could leave, and nobody waits in vain. */
  public boolean hasLastingRounds() {
    return LastingRounds.exist(graph.nodes(), actions);
  }

  /** Whether threads may go round somewhere while time passes for another one that waits. */
  public boolean waitsForTime() {
    return Endlessness.waitsForTime(graph.nodes());
  }
}
