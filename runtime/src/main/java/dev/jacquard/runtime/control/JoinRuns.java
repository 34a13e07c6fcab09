package dev.jacquard.runtime.control;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Which threads each thread has joined one right after the other. Such a run waits for a set of
 * threads, so threads in it may still be exchanged for each other, but not for others.
 */
final class JoinRuns {
  private final Map<Integer, Set<Integer>> runs = new HashMap<>();
  private final Map<Integer, Set<Integer>> earlier = new HashMap<>();

  void begin() {
    runs.clear();
    earlier.clear();
  }

  void join(int thread, int other) {
    runs.computeIfAbsent(thread, t -> new HashSet<>()).add(other);
  }

  /**
   * A thread does something else.
   *
   * @return the threads that have to be told apart, because the thread waited for some and not for
   *     others
   */
  Set<Integer> end(int thread, LogicalThread[] threads, Set<Integer> apart) {
    Set<Integer> run = runs.remove(thread);
    if (run == null) {
      return Set.of();
    }
    Set<Integer> before = earlier.computeIfAbsent(thread, t -> new HashSet<>());
    Set<Integer> others = new HashSet<>();
    for (LogicalThread other : threads) {
      if (other != null && other.number() != thread && !before.contains(other.number())) {
        others.add(other.number());
      }
    }
    before.addAll(run);
    others.removeAll(run);
    others.removeAll(apart);
    run.removeAll(apart);
    return run.isEmpty() || others.isEmpty() ? Set.of() : run.size() < others.size() ? run : others;
  }
}
