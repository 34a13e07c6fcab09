package dev.jacquard.explore.option;

import dev.jacquard.explore.learned.TracesOrStates;
import dev.jacquard.explore.path.Bounded;
import dev.jacquard.explore.path.CollapsingSymmetry;
import dev.jacquard.explore.path.DepthFirst;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.path.WithinDepth;
import dev.jacquard.explore.sample.FirstPlans;
import dev.jacquard.explore.sample.Pct;
import dev.jacquard.explore.sample.RandomWalk;
import dev.jacquard.explore.sample.Replay;
import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.explore.symmetry.ConjecturedSymmetry;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import java.io.Serializable;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** How the executions of a program are chosen: what the options ask for. */
public sealed interface Search extends Serializable {
  /** One word for it. */
  String label();

  default SymmetryReduction symmetry() {
    return SymmetryReduction.NONE;
  }

  /**
   * A strategy that has not been used before.
   *
   * @param declared makes a search up to the symmetries that the program declares
   */
  Strategy strategy(Supplier<Strategy> declared);

  /** Why a strategy that came to its end did not explore everything, if that is so. */
  Optional<String> shortcoming(Strategy used);

  /**
   * Makes searches of everything within a number of steps, for programs whose executions are cut;
   * nothing where the strategy itself leaves nothing out, or does not look at everything anyway.
   */
  default Optional<IntFunction<DepthFirst>> withinDepth() {
    return Optional.empty();
  }

  /** Whether no two executions are the same trace, so that nobody has to compare them. */
  default boolean visitsEachTraceOnce() {
    return false;
  }

  /** Whether a run ends where it comes to a known state, so that few runs are whole executions. */
  default boolean mergesStates() {
    return false;
  }

  /** Everything, reduced. */
  record Systematic(Reduction reduction, SymmetryReduction symmetry) implements Search {
    @Override
    public String label() {
      return reduction.label();
    }

    @Override
    public Strategy strategy(Supplier<Strategy> declared) {
      return switch (symmetry) {
        case CSYM -> new FlanaganGodefroid(new CollapsingSymmetry(), Tail.Fixed.LOWEST);
        case DECLARED -> declared.get();
        case GUESSED -> new ConjecturedSymmetry();
        case NONE, RF -> reduction.strategy();
        case VAL -> mergesStates() ? GraphDpor.upToSymmetry() : reduction.strategy();
      };
    }

    @Override
    public Optional<String> shortcoming(Strategy used) {
      return used instanceof GraphDpor graph && graph.isFull()
          ? Optional.of(
              "the memory is full: only "
                  + Prose.count(graph.states(), "state")
                  + " were explored, a JVM with more (-Xmx) explores more")
          : Optional.empty();
    }

    @Override
    public Optional<IntFunction<DepthFirst>> withinDepth() {
      return reduction == Reduction.EXHAUSTIVE || mergesStates()
          ? Optional.empty()
          : Optional.of(WithinDepth::of);
    }

    @Override
    public boolean mergesStates() {
      return reduction == Reduction.STATEFUL;
    }

    @Override
    public boolean visitsEachTraceOnce() {
      return reduction != Reduction.EXHAUSTIVE
          && !mergesStates()
          && symmetry != SymmetryReduction.GUESSED;
    }
  }

  /** Everything, by traces or by states, whichever are fewer. */
  record Either(SymmetryReduction symmetry) implements Search {
    @Override
    public String label() {
      return "auto";
    }

    @Override
    public Strategy strategy(Supplier<Strategy> declared) {
      return symmetry == SymmetryReduction.VAL
          ? new TracesOrStates(GraphDpor.upToSymmetry())
          : new TracesOrStates();
    }

    @Override
    public Optional<String> shortcoming(Strategy used) {
      return Optional.empty();
    }

    @Override
    public boolean mergesStates() {
      return true;
    }
  }

  /** Everything that needs no more than some preemptions. */
  record WithinBound(int preemptions) implements Search {
    @Override
    public String label() {
      return "bounded";
    }

    @Override
    public Strategy strategy(Supplier<Strategy> declared) {
      return new Bounded(preemptions);
    }

    @Override
    public Optional<IntFunction<DepthFirst>> withinDepth() {
      return Optional.of(depth -> WithinDepth.withPreemptions(depth, preemptions));
    }

    @Override
    public Optional<String> shortcoming(Strategy used) {
      return used instanceof Bounded bounded && bounded.cutSomething()
          ? Optional.of(
              "only executions with at most "
                  + Prose.count(preemptions, "preemption")
                  + " were explored")
          : Optional.empty();
    }
  }

  /** Random executions. */
  sealed interface Sampling extends Search {
    /** How many are drawn. */
    long executions();

    long seed();

    /** How often priorities change, if the executions are drawn by priorities. */
    OptionalInt depth();

    @Override
    default Optional<String> shortcoming(Strategy used) {
      return Optional.of(Prose.count(executions(), "random execution") + "; not exhaustive");
    }
  }

  /** Executions by a uniform walk. */
  record Walks(long executions, long seed) implements Sampling {
    @Override
    public String label() {
      return "random";
    }

    @Override
    public OptionalInt depth() {
      return OptionalInt.empty();
    }

    @Override
    public Strategy strategy(Supplier<Strategy> declared) {
      return new FirstPlans<>(new RandomWalk(seed), executions);
    }
  }

  /** Executions by random priorities, which change {@code changes - 1} times. */
  record Priorities(long executions, int changes, long seed) implements Sampling {
    @Override
    public String label() {
      return "pct";
    }

    @Override
    public OptionalInt depth() {
      return OptionalInt.of(changes);
    }

    @Override
    public Strategy strategy(Supplier<Strategy> declared) {
      return new FirstPlans<>(new Pct(seed, changes), executions);
    }
  }

  /** The one execution that somebody saw before. */
  record Replaying(Schedule schedule) implements Search {
    @Override
    public String label() {
      return "replay";
    }

    @Override
    public Strategy strategy(Supplier<Strategy> declared) {
      return new Replay(schedule);
    }

    @Override
    public Optional<String> shortcoming(Strategy used) {
      return Optional.of("one replayed execution");
    }

    @Override
    public boolean visitsEachTraceOnce() {
      return true;
    }
  }
}
