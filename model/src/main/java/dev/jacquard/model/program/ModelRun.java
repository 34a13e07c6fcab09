package dev.jacquard.model.program;

import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.Moves;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.search.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * A running model: how its processes go on.
 *
 * <p>A thread stands before the step of its process, or in the middle of it: it has taken the
 * location away from the others, and chooses or has chosen which of several steps it is.
 */
final class ModelRun implements Moves {
  /** Of a thread that is not in the middle of a step. */
  private static final int OUTSIDE = -2;

  /** Of a thread that is about to choose among its steps. */
  private static final int CHOOSING = -1;

  private static final int NOBODY = -1;

  /** The result of a step that fails, which is no place to stand at. */
  private static final long FAILED = -2;

  private final StateSpace space;
  private final Expansions expansions;
  private final Director director;
  private final Appearance appearance;
  private final int firstProcess;
  private final Violations violations;
  private final List<Path.Step> path = new ArrayList<>();
  private final BitSet arrived = new BitSet();
  private int[] chosen = new int[8];
  private int[] action = new int[8];
  private int[] held = new int[8];
  private int threads;
  private Present present;
  private Optional<String> failure = Optional.empty();

  ModelRun(
      StateSpace space,
      Director director,
      Appearance appearance,
      int firstProcess,
      Violations violations) {
    this.space = space;
    expansions = new Expansions(space);
    this.director = director;
    this.appearance = appearance;
    this.firstProcess = firstProcess;
    this.violations = violations;
  }

  /** One run. */
  Trace run(Plan plan) {
    director.begin(plan);
    path.clear();
    arrived.clear();
    violations.begin();
    threads = 0;
    failure = Optional.empty();
    Arrays.fill(chosen, OUTSIDE);
    present = Present.beginning(expansions.initial());
    if (firstProcess == 0) {
      enter(present.of(-1).get(0), NOBODY);
      violations.look(present.state(), director, 0);
    }
    meet();
    for (int t = director.choose(this); t != Director.NOBODY; t = director.choose(this)) {
      step(t);
    }
    return director.finish(this);
  }

  /** The steps of the last run. */
  Path path() {
    return new Path(path, -1);
  }

  /** Why the last step of the last run fails, if it does. */
  Optional<String> failure() {
    return failure;
  }

  /** The state at the end of the last run; empty if no initial state was chosen. */
  long[] state() {
    return present.state().clone();
  }

  @Override
  public int choices(int thread) {
    List<Steps.Step> steps = present.of(thread + firstProcess);
    if (chosen[thread] >= 0) {
      return 1;
    }
    if (chosen[thread] == CHOOSING || director.pending().kind(thread) == Kind.CHOOSE) {
      return steps.size();
    }
    return steps.isEmpty() || isHeld(director.pending().location(thread)) ? 0 : 1;
  }

  @Override
  public long state(int location) {
    return value(location);
  }

  @Override
  public void describe(Fingerprint state) {
    state.add(present.state().length);
    for (long word : present.state()) {
      state.add(word);
    }
    state.add(present.steps().isEmpty() ? 1 : 0);
    state.add(present.failed().cardinality());
    present.failed().stream().forEach(state::add);
    for (int t = 0; t < threads; t++) {
      if (chosen[t] != OUTSIDE) {
        state.add(t);
        state.add(chosen[t]);
        state.add(held[t]);
      }
    }
  }

  /** A process that waits takes no steps. */
  @Override
  public boolean awaitsBusily() {
    return false;
  }

  /** Whether somebody is in the middle of a step at a location. */
  private boolean isHeld(int location) {
    for (int t = 0; t < threads; t++) {
      if (chosen[t] != OUTSIDE && held[t] == location) {
        return true;
      }
    }
    return false;
  }

  private long value(int location) {
    return isHeld(location) ? 0 : appearance.value(present, location);
  }

  private void step(int thread) {
    List<Steps.Step> steps = present.of(thread + firstProcess);
    if (chosen[thread] >= 0) {
      Steps.Step step = steps.get(chosen[thread]);
      if (step.action() != action[thread]) {
        throw new IllegalStateException("the steps of thread " + thread + " changed meanwhile");
      }
      chosen[thread] = OUTSIDE;
      complete(thread, step, 0);
    } else if (chosen[thread] == CHOOSING) {
      chosen[thread] = director.alternative();
      action[thread] = steps.get(chosen[thread]).action();
      director.record(0, 0, chosen[thread]);
      director.arrive(thread, Kind.UPDATE, held[thread], 0, appearance.site(present, thread));
    } else if (director.pending().kind(thread) == Kind.CHOOSE) {
      complete(thread, steps.get(director.alternative()), 0);
    } else if (steps.size() == 1) {
      complete(thread, steps.get(0), value(director.pending().location(thread)));
    } else {
      hold(thread);
    }
  }

  private void hold(int thread) {
    held[thread] = director.pending().location(thread);
    director.record(value(held[thread]), 0, CHOOSING);
    chosen[thread] = CHOOSING;
    director.arrive(
        thread, Kind.CHOOSE, Operation.NO_LOCATION, 0, appearance.site(present, thread));
  }

  /** Takes a step of the model. */
  private void complete(int thread, Steps.Step step, long valueBefore) {
    int location = director.pending().location(thread);
    Present before = present;
    if (step.failure().isPresent()) {
      Steps.Failing failing = step.failure().get();
      present = appearance.failed(present, step.process());
      path.add(new Path.Step(step.process(), step.action(), before.state()));
      director.record(valueBefore, value(location), FAILED);
      director.fail(failing.type(), thread, failing.message());
      failure = Optional.of(failing.message());
    } else {
      enter(step, thread);
      long result = appearance.result(step, present, thread);
      director.record(valueBefore, value(location), result);
      violations.look(present.state(), director, thread);
    }
    arrived.clear(thread);
    meet();
  }

  private void enter(Steps.Step step, int thread) {
    if (!step.isExpanded()) {
      step.expand(expansions.of(step.state()));
      appearance.check(present.sound(), thread, present.behind(step).sound());
    }
    present = present.behind(step);
    path.add(new Path.Step(step.process(), step.action(), step.state()));
  }

  /** Brings threads before their operations: the one that moved, and those that appear. */
  private void meet() {
    threads = Math.max(threads, appearance.threads(present));
    makeRoom();
    for (int t = arrived.nextClearBit(0); t < threads; t = arrived.nextClearBit(t + 1)) {
      Optional<Operation> next = appearance.pending(present, t);
      if (next.isPresent()) {
        Operation operation = next.get();
        director.arrive(
            t,
            operation.kind(),
            operation.location(),
            operation.argument(),
            appearance.site(present, t));
        arrived.set(t);
      }
    }
    if (mayEnd()) {
      arrived.stream().forEach(t -> director.pending().daemon(t, true));
    }
  }

  /** Whether nobody has a step and that is no deadlock; where one has failed others may wait. */
  private boolean mayEnd() {
    if (!present.isFinal() || !present.failed().isEmpty()) {
      return present.isFinal();
    }
    try {
      return space.mayEnd(present.state(), present.state().length);
    } catch (RuntimeException thrown) { // the predicate is the user's
      director.fail(Failure.Type.EXCEPTION, 0, thrown.toString());
      return true;
    }
  }

  private void makeRoom() {
    int before = chosen.length;
    if (threads > before) {
      chosen = Arrays.copyOf(chosen, 2 * threads);
      action = Arrays.copyOf(action, 2 * threads);
      held = Arrays.copyOf(held, 2 * threads);
      Arrays.fill(chosen, before, chosen.length, OUTSIDE);
    }
  }
}
