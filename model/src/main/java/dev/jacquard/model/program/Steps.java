package dev.jacquard.model.program;

import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.model.Successors;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The steps that are possible in one state, process by process. */
final class Steps implements Successors {
  private static final long[] NOWHERE = {};

  private final List<List<Step>> ofProcess = new ArrayList<>();

  /** One more than the highest process that has a step; the initial states are of nobody. */
  int processes() {
    return Math.max(0, ofProcess.size() - 1);
  }

  /** The steps of a process, or the initial states if it is -1. */
  List<Step> of(int process) {
    return process + 1 < ofProcess.size() ? ofProcess.get(process + 1) : List.of();
  }

  boolean isEmpty() {
    return ofProcess.stream().allMatch(List::isEmpty);
  }

  @Override
  public void step(int process, int action, long[] state, int length) {
    add(new Step(process, action, Arrays.copyOf(state, length), Optional.empty()));
  }

  @Override
  public void failure(int process, int action, String message) {
    fail(process, action, Failure.Type.ASSERTION, message);
  }

  @Override
  public void thrown(int process, int action, Throwable thrown) {
    fail(process, action, Failure.Type.EXCEPTION, thrown.toString());
  }

  private void fail(int process, int action, Failure.Type type, String message) {
    add(new Step(process, action, NOWHERE, Optional.of(new Failing(type, message))));
  }

  private void add(Step step) {
    while (ofProcess.size() < step.process() + 2) {
      ofProcess.add(new ArrayList<>());
    }
    ofProcess.get(step.process() + 1).add(step);
  }

  /** Why a step fails. */
  record Failing(Failure.Type type, String message) {}

  /** A step, and the state that it leads to or why it fails. */
  static final class Step {
    private final int process;
    private final int action;
    private final long[] state;
    private final Optional<Failing> failure;
    private Steps next;

    private Step(int process, int action, long[] state, Optional<Failing> failure) {
      this.process = process;
      this.action = action;
      this.state = state;
      this.failure = failure;
    }

    int process() {
      return process;
    }

    int action() {
      return action;
    }

    long[] state() {
      return state;
    }

    /** Empty if it does not fail. */
    Optional<Failing> failure() {
      return failure;
    }

    /** Whether it is known what follows. */
    boolean isExpanded() {
      return next != null;
    }

    /** Makes known what follows. */
    void expand(Steps following) {
      next = following;
    }

    /** The steps that are possible behind it. */
    Steps next() {
      return next;
    }
  }
}
