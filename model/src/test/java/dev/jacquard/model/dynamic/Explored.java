package dev.jacquard.model.dynamic;

import dev.jacquard.model.StateSpace;
import dev.jacquard.model.Successors;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** All that a plain loop sees of a space: an oracle for searches, small enough to be believed. */
final class Explored {
  /** A step as it was sent. */
  record Step(int process, int action, List<Long> state) {}

  private final StateSpace space;
  private final int limit;
  private final Set<List<Long>> states = new LinkedHashSet<>();
  private final Set<List<Long>> deadlocks = new HashSet<>();
  private final Set<Long> observations = new TreeSet<>();
  private final Set<String> failures = new TreeSet<>();

  private Explored(StateSpace space, int limit) {
    this.space = space;
    this.limit = limit;
  }

  /** Explores a space, step by step, without any reduction that is not the space's own. */
  static Explored all(StateSpace space, int limit) {
    Explored explored = new Explored(space, limit);
    explored.run(false);
    return explored;
  }

  /** Explores a space, taking steps alone if they may be and lead to new states. */
  static Explored reduced(StateSpace space) {
    Explored explored = new Explored(space, Integer.MAX_VALUE);
    explored.run(true);
    return explored;
  }

  Set<List<Long>> states() {
    return states;
  }

  Set<List<Long>> deadlocks() {
    return deadlocks;
  }

  Set<Long> observations() {
    return observations;
  }

  Set<String> failures() {
    return failures;
  }

  boolean isComplete() {
    return states.size() < limit;
  }

  static long[] words(List<Long> state) {
    return state.stream().mapToLong(word -> word).toArray();
  }

  static List<Long> state(long[] words, int length) {
    return Arrays.stream(words, 0, length).boxed().toList();
  }

  private void run(boolean reduce) {
    List<List<Long>> waiting = new ArrayList<>();
    Expansion initial = new Expansion();
    space.initial(initial);
    initial.steps.forEach(step -> waiting.add(step.state()));
    states.addAll(waiting);
    for (int next = 0; next < waiting.size() && states.size() < limit; next++) {
      List<Long> state = waiting.get(next);
      Expansion expansion = expand(space, state);
      failures.addAll(expansion.failures);
      long[] words = words(state);
      observations.add(space.observe(words, words.length));
      if (expansion.steps.isEmpty() && expansion.failures.isEmpty()) {
        if (!space.mayEnd(words, words.length)) {
          deadlocks.add(state);
        }
      }
      for (Step step : reduce ? expansion.chosen(states) : expansion.steps) {
        if (states.add(step.state())) {
          waiting.add(step.state());
        }
      }
    }
  }

  static Expansion expand(StateSpace space, List<Long> state) {
    Expansion expansion = new Expansion();
    long[] words = words(state);
    space.expand(words, words.length, expansion);
    return expansion;
  }

  /** What was sent when a state was expanded. */
  static final class Expansion implements Successors {
    final List<Step> steps = new ArrayList<>();
    final Set<String> failures = new TreeSet<>();
    final List<Integer> independent = new ArrayList<>();

    @Override
    public void step(int process, int action, long[] state, int length) {
      steps.add(new Step(process, action, state(state, length)));
    }

    @Override
    public void failure(int process, int action, String message) {
      failures.add(message);
    }

    @Override
    public boolean independent(int process) {
      independent.add(process);
      return false;
    }

    List<Step> of(int process) {
      return steps.stream().filter(step -> step.process() == process).toList();
    }

    private List<Step> chosen(Set<List<Long>> known) {
      return independent.stream()
          .map(this::of)
          .filter(alone -> alone.stream().noneMatch(step -> known.contains(step.state())))
          .findFirst()
          .orElse(steps);
    }
  }
}
