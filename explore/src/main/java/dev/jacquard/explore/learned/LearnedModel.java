package dev.jacquard.explore.learned;

import dev.jacquard.explore.learned.step.Effects;
import dev.jacquard.explore.learned.step.Notifications;
import dev.jacquard.explore.learned.step.Observations;
import dev.jacquard.explore.learned.step.Timetable;
import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.KnownStates;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.past.CausalPasts;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.Moves;
import dev.jacquard.kernel.run.WaitQueues;
import dev.jacquard.kernel.symmetry.Likeness;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.StateNames;
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
  private static final int NOTHING = -1;

  private final Knowledge known;
  private final LocalGraph graph;
  private final Likeness likeness;
  private final Director director;
  private final WaitQueues queues;
  private final Notifications notifications;
  private final Surroundings around;
  private final int[] nodes;
  private final int[] locations;
  private final int[] flags;
  private final long[] lives;
  private final Manner manner;
  private final Foresight foresight;
  private final Memory memory;
  private final Timetable times;
  private final Description description;
  private final CausalPasts causes;
  private boolean goesByPasts;
  private boolean exchanging;
  private int mover;
  private boolean mustFollow;
  private boolean held;

  LearnedModel(Knowledge known, Symmetry symmetry, int stepLimit, Manner manner) {
    this.known = known;
    this.manner = manner;
    this.graph = known.graph;
    this.likeness = known.likeness;
    director = new Director(symmetry, stepLimit);
    queues = new WaitQueues(known.threads(), known::keepsOrder, director.sharing());
    notifications = new Notifications(queues, director, known.threads());
    foresight = new Foresight(graph);
    memory = new Memory(known);
    around = new Surroundings(known, memory, manner);
    nodes = around.nodes;
    locations = around.locations;
    flags = around.flags;
    lives = around.lives;
    times = new Timetable(known.threads());
    description = new Description(known, memory, queues, times, nodes, lives);
    causes = new CausalPasts(known.pasts);
  }

  /**
   * One run.
   *
   * @throws UnknownObservation if it comes to what no run has shown; {@link #way} leads there. If
   *     threads stay there, only where the plan prescribes such a step
   */
  Trace run(Plan plan) {
    reset();
    mover = Director.NOBODY;
    mustFollow = !plan.isTentative();
    exchanging =
        known.exchanges.any()
            && plan.knownStates().filter(KnownStates::areUpToSymmetry).isPresent();
    held = false;
    director.begin(plan);
    for (int t = 0; t < nodes.length; t++) {
      if (known.isThereFirst(t)) {
        begin(t, known.firstNode(t));
      }
    }
    for (Failure failure : known.firstFailures) {
      director.fail(failure.type(), failure.thread(), failure.message());
    }
    for (int t = next(); t != Director.NOBODY; t = next()) {
      mover = t;
      held = false;
      step(t);
      mover = Director.NOBODY;
    }
    return director.finish(this);
  }

  /** Who moves next; time passes where nobody can, or where the plan says so. */
  private int next() {
    if (director.hasDeadlines() && director.isHeldUp(this)) {
      passesTime();
    }
    int thread = director.choose(this);
    return thread == Director.NOBODY && passesTime() ? director.choose(this) : thread;
  }

  /** Who stays where he is might have gone on before that. */
  private boolean passesTime() {
    if (held || manner != Manner.ASKING) {
      held |= manner != Manner.ASKING && director.passTime(this);
      return false;
    }
    return director.passTime(this);
  }

  @Override
  public void timePasses(long now) {
    if (manner == Manner.ASKING) {
      times.passUntil(now, !known.sleepsAtEnd);
    }
  }

  /** How the run that was given up came to what is unknown, its last step included. */
  Transition[] way() {
    Transition[] way = Schedules.of(director.soFar());
    int asked = mover == Director.NOBODY ? whoLooksAt(around.lacking()) : mover;
    if (asked == Director.NOBODY) {
      return way;
    }
    Transition[] longer = Arrays.copyOf(way, way.length + 1);
    int choice = mover == Director.NOBODY ? 0 : label(mover, director.alternative());
    longer[way.length] = Transition.any(asked, choice);
    return longer;
  }

  /** A thread whose next step shows what is at a location, which it does not wait for. */
  private int whoLooksAt(int location) {
    for (int t = 0; location >= 0 && t < nodes.length; t++) {
      boolean there = lives[t] > 0 && nodes[t] != LocalGraph.END && locations[t] == location;
      if (there && graph.kind[nodes[t]].isAccess() && !graph.kind[nodes[t]].isAwait()) {
        return t;
      }
    }
    return Director.NOBODY;
  }

  /** The steps of the last run, which may have been given up. */
  Trace soFar() {
    return director.soFar();
  }

  private void reset() {
    memory.reset();
    around.reset();
    queues.reset();
    times.begin();
    goesByPasts = graph.goesByPasts();
    if (goesByPasts) {
      causes.begin();
    }
  }

  private void begin(int thread, int node) {
    lives[thread] = ALIVE;
    arrive(thread, node);
  }

  private void arrive(int thread, int node) {
    nodes[thread] = node;
    if (node == LocalGraph.END) {
      lives[thread] = Kind.ENDED;
      times.leave(thread);
      return;
    }
    Kind kind = graph.kind[node];
    locations[thread] = likeness.own(thread, graph.location[node]);
    flags[thread] = likeness.own(thread, graph.alsoReads[node]);
    long argument = kind == Kind.END ? thread : graph.argument[node];
    director.arrive(thread, kind, locations[thread], argument, graph.site[node]);
    if (flags[thread] >= 0) {
      director.pending().alsoReads(thread, flags[thread]);
    }
    times.arrive(thread, graph.waited[node], graph.limit[node]);
    if (graph.limit[node] > 0) {
      director.pending().expiresAt(thread, times.earliest(thread), graph.limit[node]);
    }
    director.pending().stateOf(thread, graph.localState[node]);
    director.pending().daemon(thread, graph.daemon[node]);
    if (kind == Kind.WAIT && known.keepsOrder((int) argument)) {
      director.pending().distinguish(thread);
    }
  }

  /** How many observations have kept threads where they were. */
  int unseen() {
    return foresight.missed();
  }

  @Override
  public boolean isOpen() {
    return held;
  }

  @Override
  public int choices(int thread) {
    int possible = possible(thread);
    if (manner == Manner.ASKING || possible == 0) {
      return possible;
    }
    int foreseen = foreseen(thread);
    held |= foreseen == 0;
    if (foreseen == 0 && mustFollow && director.planned() == thread) {
      throw UnknownObservation.HERE;
    }
    return foreseen == 0 || graph.kind[nodes[thread]] == Kind.CHOOSE ? foreseen : possible;
  }

  /** For how many alternatives of a thread it is known how it goes on, but for notifications. */
  private int foreseen(int thread) {
    int node = nodes[thread];
    Kind kind = graph.kind[node];
    if (!around.isKnown(locations[thread]) || !around.isKnown(flags[thread])) {
      foresight.miss(node, 0, Long.MIN_VALUE);
      return 0;
    }
    int circumstances = Observations.circumstances(around.flag(thread), queues.isWaiting(thread));
    if (kind == Kind.CHOOSE) {
      return foresight.choices(node, circumstances);
    }
    long found = around.found(thread, kind);
    boolean writes = kind.writesAt(found, graph.argument[node], around.flag(thread));
    boolean foreseen =
        known.tellsContent(locations[thread], found)
            ? foresight.knowsContent(node, circumstances, found)
            : foresight.knows(node, circumstances, Observations.value(kind, found, writes, 0));
    return foreseen ? 1 : 0;
  }

  /** How many alternatives a thread has. */
  private int possible(int thread) {
    int node = nodes[thread];
    Kind kind = graph.kind[node];
    if (kind == Kind.CHOOSE) {
      return graph.choices[node] - director.sharing().leastChoice(thread);
    }
    if (kind == Kind.NOTIFY) {
      return queues.alternatives((int) graph.argument[node]);
    }
    return kind.enabledAt(
                around.found(thread, kind), graph.argument[node], thread, around.flag(thread))
            && !isAwaitingMore(node)
        ? 1
        : 0;
  }

  /** Whether a join is one of several, and not all of these threads have ended. */
  private boolean isAwaitingMore(int node) {
    int[] joined = exchanging ? known.exchanges.awaited(node) : null;
    return joined != null && Arrays.stream(joined).anyMatch(t -> lives[t] != Kind.ENDED);
  }

  /** Threads that are joined one after the other must not be told apart by what they have left. */
  private void requireAlike(int node) {
    int[] joined = exchanging ? known.exchanges.awaited(node) : null;
    if (joined != null && known.exchanges.looksAfter(node) && !description.areAlike(joined)) {
      known.exchanges.refuteUnlessOpen(joined);
      throw new OutdatedStatesException();
    }
  }

  @Override
  public long state(int location) {
    return around.state(location);
  }

  @Override
  public int label(int thread, int alternative) {
    int node = nodes[thread];
    if (graph.kind[node] == Kind.CHOOSE) {
      return manner == Manner.ASKING
          ? director.sharing().leastChoice(thread) + alternative
          : foresight.choice(node, alternative);
    }
    return graph.kind[node] == Kind.NOTIFY
        ? queues.label((int) graph.argument[node], alternative)
        : alternative;
  }

  private void step(int thread) {
    int node = nodes[thread];
    Kind kind = graph.kind[node];
    long argument = graph.argument[node];
    requireAlike(node);
    long before = around.found(thread, kind);
    if (times.isDue(thread)) {
      int edge = shown(graph.edge(node, Observations.LATE, 0));
      director.record(before, before, 0);
      goOn(thread, kind, false, edge);
      return;
    }
    long flag = around.flag(thread);
    boolean writes = kind.writesAt(before, argument, flag);
    long choice = kind == Kind.CHOOSE ? label(thread, director.alternative()) : 0;
    int circumstances = Observations.circumstances(flag, queues.isWaiting(thread));
    boolean content = known.tellsContent(locations[thread], before);
    int effect = content ? shown(graph.effects.find(node, circumstances, before)) : NOTHING;
    long observed =
        content
            ? graph.effects.result(effect)
            : known.isOpaque(locations[thread])
                ? before
                : Observations.value(kind, before, writes, choice);
    int edge = shown(graph.edge(node, circumstances, observed));
    if (goesByPasts) {
      long chosen = kind == Kind.NOTIFY ? notifications.waiter((int) argument) : choice;
      causes.step(thread, kind, locations[thread], argument, writes, flags[thread], chosen);
      edge = graph.byPast[edge] ? shown(graph.behind(edge, causes.of(thread))) : edge;
    }
    long result = kind.isNotify() ? notifications.notify(kind, (int) argument) : graph.result[edge];
    long own = content ? graph.effects.after(effect) : graph.after[edge];
    long after = writes ? Effects.after(kind, before, argument, thread, own) : before;
    if (locations[thread] >= 0 && kind.subject() != Kind.Subject.LIFE) {
      memory.set(locations[thread], after);
    }
    if (kind == Kind.WAIT && writes) {
      queues.enter(thread, (int) argument);
    } else if (kind == Kind.REACQUIRE) {
      queues.leave(thread);
    } else if (kind == Kind.INTERRUPT && flags[(int) argument] >= 0) {
      notifications.interrupt((int) argument);
    } else if (kind == Kind.END) {
      lives[thread] = Kind.ENDED; // it may still give a signal
    }
    director.record(before, after, result);
    goOn(thread, kind, writes, edge);
  }

  private static int shown(int edge) {
    if (edge == LocalGraph.UNKNOWN) {
      throw UnknownObservation.HERE;
    }
    return edge;
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
    List<Failure> failures = graph.failures.get(edge);
    for (int i = 0; i < failures.size(); i++) {
      fail(thread, failures.get(i));
    }
  }

  private void fail(int mover, Failure failure) {
    boolean own = failure.thread() == likeness.first(mover);
    director.fail(failure.type(), own ? mover : failure.thread(), failure.message());
  }

  @Override
  public void describe(Fingerprint state) {
    description.describe(state);
    for (int t = 0; goesByPasts && t < nodes.length; t++) {
      state.add(causes.of(t));
    }
  }

  @Override
  public StateNames describeUpToSymmetry(Fingerprint state) {
    return exchanging
        ? description.describeUpToExchanges(state)
        : description.describeUpToSymmetry(state);
  }

  @Override
  public boolean awaitsBusily() {
    return known.awaitsBusily();
  }

  @Override
  public boolean isWaiting(int thread) {
    return queues.isWaiting(thread);
  }
}
