package dev.jacquard.explore.learned;

import dev.jacquard.explore.learned.step.UntoldException;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.KnownStates;
import dev.jacquard.kernel.Learnable;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Likeness;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * A program that answers from what it has learned of another one, and runs that only for what it
 * does not know.
 *
 * <p>Each run of the other one is compared with what the model makes of the same schedule, step by
 * step. What the model says of failures is to be {@linkplain #confirm confirmed} before anybody
 * hears of it. Confined to one thread.
 */
public final class LearningProgram implements Program {
  private static final Transition[] NOBODY_SLEEPS = {};
  private static final String FORETOLD = "it goes on otherwise than was foretold";

  private final Learnable program;
  private final IntFunction<Symmetry> symmetry;
  private final int stepLimit;
  private final Knowledge known;
  private final Learner learner;
  private LearnedModel model;
  private LearnedModel unconstrained;
  private long steps;
  private long realSteps;
  private int confirmations;
  private Manner manner = Manner.ASKING;
  private boolean exchanging;

  /**
   * Threads that are alike share what is learned of them.
   *
   * @param program without symmetry
   * @param symmetry of the threads, given their number, once the first run has shown them
   */
  public LearningProgram(Learnable program, IntFunction<Symmetry> symmetry, int stepLimit) {
    this(program, program.likeness(), symmetry, stepLimit);
  }

  /** Of a program all of whose threads but the first are born during its runs. */
  public static LearningProgram ofThreadsBornInRuns(Learnable program, int stepLimit) {
    return new LearningProgram(program, count -> Symmetry.none(0), stepLimit);
  }

  /** The same with another opinion on which threads are alike. */
  public LearningProgram(
      Learnable program, Likeness likeness, IntFunction<Symmetry> symmetry, int stepLimit) {
    this.program = program;
    this.symmetry = symmetry;
    this.stepLimit = stepLimit;
    known = new Knowledge(program, likeness);
    learner = new Learner(known);
  }

  /**
   * The same program, which learns from one run only: what follows from that alone is explored, and
   * a thread that observes what this run has not shown stays where it is.
   */
  public LearningProgram predicting() {
    manner = Manner.STAYING;
    return this;
  }

  /**
   * The same program, which also looks for threads that can be exchanged: a search by states that
   * goes up to symmetry sees these as one. Its answer holds once nothing is left to {@linkplain
   * #closeOne close}.
   */
  public LearningProgram exchangingThreads() {
    exchanging = known.likeness == Likeness.NONE; // else threads have nodes in common already
    return this;
  }

  /** Whether any threads can be exchanged, as it seems. */
  public boolean hasExchanges() {
    return known.exchanges.any();
  }

  /** Changes when it turns out that other threads can be exchanged than it seemed. */
  public int versionOfExchanges() {
    return known.exchanges.version();
  }

  /** No threads are exchanged any more. */
  void withoutExchanges() {
    known.exchanges.end();
  }

  /**
   * Makes sure of one more thing that is taken for granted of threads that can be exchanged; false
   * if all is sure.
   */
  public boolean closeOne() {
    Closure closure = new Closure(known, known.exchanges, this::run);
    return closure.closeOne() || !closure.isConsistent();
  }

  /**
   * How many observations have kept threads where they were; nothing if none was to. If there was
   * none, all executions were explored.
   */
  public OptionalInt unseen() {
    return manner == Manner.ASKING || model == null
        ? OptionalInt.empty()
        : OptionalInt.of(model.unseen());
  }

  /**
   * One run of the model, for which the program itself is run as often as something is missing.
   *
   * @throws ContradictionException if the program does not do what its threads showed before
   */
  @Override
  public Trace run(Plan plan) {
    if (model == null) {
      ask(Plan.free(Tail.Fixed.STAY));
    }
    if (plan.knownStates().filter(KnownStates::areLeftByNobody).isPresent()) {
      return goRound(plan);
    }
    while (true) {
      try {
        Trace trace = model.run(plan);
        steps += trace.length();
        return trace;
      } catch (UnknownObservation unknown) {
        if (manner == Manner.STAYING) {
          return confirming(plan.until(KnownStates.ALL)); // two accesses that race, side by side
        }
        boolean byPasts = goesByPasts();
        boolean timed = known.graph.isTimed();
        int version = known.exchanges.version();
        askFor(model.way());
        if (known.graph.isTimed() != timed && plan.knownStates().isPresent()) {
          throw new OutdatedStatesException(); // they have to tell what time it is
        }
        if (known.exchanges.version() != version
            && plan.knownStates().filter(KnownStates::areUpToSymmetry).isPresent()) {
          throw new OutdatedStatesException();
        }
        if (goesByPasts() != byPasts && plan.knownStates().isPresent()) {
          throw new UntoldStatesException("what led to a state decides on what follows");
        }
      }
    }
  }

  /**
   * A run that goes round where nothing leads out. The model does not know what else the code of a
   * loop could do; nor whether nothing leads out if threads have stayed where they were.
   */
  private Trace goRound(Plan plan) {
    return model.unseen() > 0 ? model.run(plan.until(KnownStates.NONE)) : confirming(plan);
  }

  private Trace confirming(Plan plan) {
    confirmations++;
    try {
      Trace real = runProgram(plan);
      realSteps += real.length();
      return real;
    } catch (UnsupportedOperationException withoutStates) {
      throw new UntoldStatesException("whether a run that comes back to a state goes on for ever");
    }
  }

  /** Runs the program along a way, whose last step shows something new. */
  private void askFor(Transition[] way) {
    long before = known.size();
    ask(
        way.length == 0
            ? Plan.free(Tail.Fixed.STAY)
            : Plan.branching(way, NOBODY_SLEEPS, Tail.Fixed.STAY));
    if (known.size() == before) {
      throw new ContradictionException(
          way.length == 0 ? 0 : way[way.length - 1].thread(),
          way.length,
          "a run did not show what it was made for");
    }
  }

  private void ask(Plan plan) {
    int threads = known.threads();
    Plan asking = plan.asking();
    Trace real = runProgram(program.knowsItsStates() ? asking.until(KnownStates.NONE) : asking);
    realSteps += real.length();
    if (real.ending() == Ending.CUT && real.length() < stepLimit) {
      throw new UntoldException("what a thread does that goes on without any step");
    }
    learner.learn(real);
    if (exchanging) {
      known.exchanges.update();
    }
    if (model == null || known.threads() > threads) {
      Symmetry used = symmetry.apply(known.threads());
      model = new LearnedModel(known, used, stepLimit, manner);
      unconstrained =
          used.any()
              ? new LearnedModel(known, Symmetry.none(known.threads()), stepLimit, manner)
              : model;
    }
    compare(real);
  }

  private Trace runProgram(Plan plan) {
    try {
      return program.run(plan);
    } catch (DivergenceException parted) {
      int step = parted.step();
      int thread = step < plan.length() ? plan.step(step).thread() : 0;
      throw new ContradictionException(thread, step, "it does something else than before");
    }
  }

  /** Whether the model does what a run has just shown. */
  private void compare(Trace real) {
    Plan same = Plan.following(Schedules.of(real), NOBODY_SLEEPS, Tail.Fixed.LOWEST);
    OptionalInt step;
    try {
      boolean known = real.ending() == Ending.KNOWN;
      step =
          Agreement.firstDifference(
              unconstrained.run(known ? same.until(KnownStates.ALL) : same), real);
    } catch (DivergenceException parted) {
      throw contradiction(real, parted.step(), FORETOLD);
    } catch (UnknownObservation unknown) {
      if (unconstrained.soFar().length() < real.length()) {
        throw contradiction(real, unconstrained.soFar().length(), FORETOLD);
      }
      step = // a run that ends before its threads do need not show what they are about to look at
          Agreement.firstDifference(unconstrained.soFar(), real, real.length());
    }
    if (step.isPresent()) {
      throw contradiction(real, step.getAsInt(), FORETOLD);
    }
  }

  private static ContradictionException contradiction(Trace real, int step, String what) {
    int thread = step < real.length() ? real.thread(step) : 0;
    return new ContradictionException(thread, step, what);
  }

  /**
   * Makes an execution of the model by the program itself, to its end.
   *
   * @throws ContradictionException if that takes other steps, or does not fail as was foretold
   */
  public Trace confirm(Trace predicted) {
    Trace real = confirming(Plan.following(Schedule.of(predicted), Tail.Fixed.LOWEST));
    OptionalInt step = Agreement.firstDifference(predicted, real, predicted.length());
    if (step.isPresent() || !Agreement.failsAsPredicted(predicted, real)) {
      throw contradiction(
          real, step.orElse(predicted.length()), "a failure that was foretold is none");
    }
    return real;
  }

  @Override
  public Legend legend() {
    return program.legend();
  }

  /** How many times the program itself was run in order to learn. */
  public int runs() {
    return known.runs();
  }

  /** How many times the program itself was run in order to confirm a failure. */
  public int confirmations() {
    return confirmations;
  }

  /** How many steps the model took in runs that came to their ends. */
  public long steps() {
    return steps;
  }

  /**
   * Whether what threads do depends on more than their steps tell, so that states are told apart by
   * all that led to them.
   */
  public boolean goesByPasts() {
    return known.graph.goesByPasts();
  }

  /**
   * Whether threads may conflict by accesses that nothing is known to order, side by side or not.
   */
  boolean hasConflicts() {
    return known.likeness != Likeness.NONE || !RaceFreedom.isShown(known);
  }

  /** What threads learn something of that their steps do not tell, for people. */
  public Set<String> hidden() {
    return program.hidden();
  }

  /** How many steps the program itself took in all runs. */
  long realSteps() {
    return realSteps;
  }

  /** How many nodes the graphs of all threads have. */
  public int nodes() {
    return known.graph.nodes();
  }

  /** How many observations of threads are known. */
  public int observations() {
    return known.graph.edges();
  }
}
