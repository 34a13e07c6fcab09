package dev.jacquard.runtime.state;

import dev.jacquard.runtime.thread.LogicalThread;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Which threads each thread has joined one right after the other. Such a run waits for a set of
 * threads, so threads in it may still be exchanged for each other, but not for others.
 *
 * <p>Between the joins a thread may read what only itself ever writes, such as the list of the
 * threads: it could have read that before. Who writes what is remembered from run to run.
 */
final class JoinRuns {
  private static final Integer SEVERAL = -1;

  private final Map<Integer, Set<Integer>> runs = new HashMap<>();
  private final Map<Integer, Set<Integer>> earlier = new HashMap<>();
  private final Map<Integer, Integer> writers = new HashMap<>();
  private final Map<Integer, Integer> readBetween = new HashMap<>();
  private final Map<Integer, Set<Integer>> joined = new HashMap<>();

  void begin() {
    runs.clear();
    earlier.clear();
  }

  void join(int thread, int other) {
    runs.computeIfAbsent(thread, t -> new HashSet<>()).add(other);
    joined.computeIfAbsent(thread, t -> new HashSet<>()).add(other);
  }

  /**
   * A thread is about to write somewhere.
   *
   * @return the threads that have to be told apart, because between their joins another thread read
   *     what is written
   */
  Set<Integer> write(int thread, int location, Set<Integer> apart) {
    Integer before = writers.put(location, thread);
    if (before != null && before != thread) {
      writers.put(location, SEVERAL);
    }
    Integer reader = readBetween.get(location);
    if (reader == null || reader == thread) {
      return Set.of();
    }
    Set<Integer> different = new HashSet<>(joined.get(reader));
    different.removeAll(apart);
    return different;
  }

  /** A thread is about to read somewhere; the answer is whether it could have done so before. */
  boolean couldReadBefore(int thread, int location) {
    Integer writer = writers.get(location);
    if (!runs.containsKey(thread) || (writer != null && writer != thread)) {
      return false;
    }
    readBetween.put(location, thread);
    return true;
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
