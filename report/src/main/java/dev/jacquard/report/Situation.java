package dev.jacquard.report;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Who holds which lock, who sleeps in which wait queue and what the locations contain, as far as
 * the first steps of a trace tell.
 */
final class Situation {
  /** A lock in the hands of a thread, since a step. */
  record Hold(int owner, int since) {}

  private final Map<Integer, Hold> holds = new TreeMap<>();
  private final Map<Integer, Integer> sleeping = new TreeMap<>();
  private final Map<Integer, Integer> woken = new HashMap<>();
  private final Map<Integer, Long> states = new HashMap<>();

  private Situation() {}

  /** The situation before a step; the length of the trace stands for its end. */
  static Situation before(Trace trace, int step) {
    Situation situation = new Situation();
    for (int row = 0; row < step; row++) {
      situation.take(trace, row);
    }
    return situation;
  }

  private void take(Trace trace, int row) {
    int thread = trace.thread(row);
    int location = trace.location(row);
    states.put(location, trace.after(row));
    Kind kind = trace.kind(row);
    if (kind == Kind.NOTIFY) {
      wake((int) trace.result(row), row);
    } else if (kind == Kind.NOTIFY_ALL) {
      sleepersOf(trace, row).forEach(sleeper -> wake(sleeper, row));
    } else if (kind.subject() == Kind.Subject.LOCK && trace.writes(row)) {
      if (kind.takes()) {
        holds.put(location, new Hold(thread, row));
        sleeping.remove(thread);
      } else {
        holds.remove(location);
      }
      if (kind == Kind.WAIT) {
        sleeping.put(thread, row);
      }
    }
  }

  private void wake(int thread, int row) {
    sleeping.remove(thread);
    woken.put(thread, row);
  }

  /** The threads that sleep in the wait queue which a row's argument names. */
  List<Integer> sleepersOf(Trace trace, int row) {
    List<Integer> sleepers = new ArrayList<>();
    sleeping.forEach(
        (thread, since) -> {
          if (trace.argument(since) == trace.argument(row)) {
            sleepers.add(thread);
          }
        });
    return sleepers;
  }

  Optional<Hold> hold(int lock) {
    return Optional.ofNullable(holds.get(lock));
  }

  /** The locks that a thread holds. */
  List<Integer> locksOf(int thread) {
    return holds.keySet().stream().filter(lock -> holds.get(lock).owner() == thread).toList();
  }

  /** The step at which a thread went to sleep in a wait queue, if it sleeps there. */
  Optional<Integer> sleepingSince(int thread) {
    return Optional.ofNullable(sleeping.get(thread));
  }

  /** The step that woke a thread last, if any did. */
  Optional<Integer> wokenAt(int thread) {
    return Optional.ofNullable(woken.get(thread));
  }

  /** What a location contains; unknown if no step has touched it. */
  Optional<Long> state(int location) {
    return Optional.ofNullable(states.get(location));
  }
}
