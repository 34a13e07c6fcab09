package dev.jacquard.explore.learned;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.function.IntFunction;

/**
 * A program that answers from what it has learned of another one, and runs that only for what it
 * does not know.
 *
 * <p>A trace with a failure is that of the program itself: what the model says is confirmed by a run
 * before anybody hears of it.
 */
public final class LearningProgram implements Program {
  private static final Transition[] NOBODY_SLEEPS = {};

  private final Program program;
  private final IntFunction<Symmetry> symmetry;
  private final int stepLimit;
  private final Knowledge known = new Knowledge();
  private final Learner learner = new Learner(known);
  private LearnedModel model;
  private long steps;
  private int confirmations;

  /**
   * @param program without symmetry
   * @param symmetry of the threads, given their number, once the first run has shown them
   */
  public LearningProgram(Program program, IntFunction<Symmetry> symmetry, int stepLimit) {
    this.program = program;
    this.symmetry = symmetry;
    this.stepLimit = stepLimit;
  }

  @Override
  public Trace run(Plan plan) {
    if (model == null) {
      ask(Plan.free(Tail.Fixed.STAY));
    }
    while (true) {
      try {
        Trace trace = model.run(plan);
        steps += trace.length();
        return trace.failures().isEmpty() ? trace : confirmed(trace);
      } catch (UnknownObservation unknown) {
        long before = known.size();
        ask(plan(model.way()));
        if (known.size() == before) {
          throw new ContradictionException(
              model.mover(), model.way().length, "a run did not show what it was made for");
        }
      }
    }
  }

  private static Plan plan(Transition[] way) {
    return way.length == 0
        ? Plan.free(Tail.Fixed.STAY)
        : Plan.branching(way, NOBODY_SLEEPS, Tail.Fixed.STAY);
  }

  private void ask(Plan plan) {
    int threads = known.threads;
    learner.learn(program.run(plan.asking()));
    if (model == null || known.threads > threads) {
      model = new LearnedModel(known, symmetry.apply(known.threads), stepLimit);
    }
  }

  /** The same execution by the program itself. */
  private Trace confirmed(Trace predicted) {
    confirmations++;
    Transition[] way = predicted.prefix(predicted.length());
    for (int i = 0; i < way.length; i++) {
      way[i] = way[i].choosing(predicted.label(i));
    }
    Trace real = program.run(Plan.following(way, NOBODY_SLEEPS, Tail.Fixed.LOWEST));
    if (!real.failures().equals(predicted.failures())) {
      throw new ContradictionException(
          predicted.failures().get(0).thread(), predicted.length(), "its failure was not confirmed");
    }
    return predicted;
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

  /** How many steps the model took. */
  public long steps() {
    return steps;
  }
}
