package dev.jacquard.explore.shrink;

import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.trace.Trace;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The order of the steps of a causal past that respects happens-before and switches threads least
 * often; the first one, by the numbers of threads, if there are several.
 *
 * <p>Once a thread has the turn, it may as well go as far as it can: a later step of it that could
 * be taken now can be moved here, and a sequence does not get more switches by losing a step. For
 * the same reason a thread that can go to its end now may as well do so now. So all there is to
 * choose is who comes next where nobody can go to the end, and breadth first finds the least number
 * of turns.
 */
final class FewestSwitches {
  /** Beyond this many states of the search the rest is put in order turn by turn. */
  private static final int MOST_STATES = 50_000;

  private final HappensBefore order;
  private final int[][] rows;

  /** A state of the search: how far each thread has come. */
  private record Turn(int[] progress, int thread, int number, Turn before) {}

  FewestSwitches(Trace trace, HappensBefore order, CausalPast past) {
    this.order = order;
    rows = new int[trace.threads()][];
    for (int thread = 0; thread < rows.length; thread++) {
      rows[thread] = new int[past.steps(thread)];
    }
    for (int row = 0; row < trace.length(); row++) {
      int index = trace.index(row) - 1;
      if (index < rows[trace.thread(row)].length) {
        rows[trace.thread(row)][index] = row;
      }
    }
  }

  /** The rows of the trace in that order, unless it has more switches than are wanted. */
  Optional<int[]> order(int mostSwitches) {
    Deque<Turn> waiting = new ArrayDeque<>();
    waiting.add(new Turn(new int[rows.length], -1, 0, null));
    Set<IntBuffer> seen = new HashSet<>();
    while (!waiting.isEmpty()) {
      Turn turn = waiting.removeFirst();
      int unfinished = unfinished(turn);
      if (unfinished == 0) {
        return Optional.of(steps(turn));
      }
      if (turn.number + unfinished - 1 <= mostSwitches) {
        if (seen.size() > MOST_STATES) {
          waiting.clear(); // from here on one way is enough
          seen.clear();
        }
        for (Turn next : next(turn)) {
          if (seen.add(IntBuffer.wrap(next.progress))) {
            waiting.add(next);
          }
        }
      }
    }
    return Optional.empty();
  }

  /** How many threads have steps left: each of them needs at least one more turn. */
  private int unfinished(Turn turn) {
    int unfinished = 0;
    for (int thread = 0; thread < rows.length; thread++) {
      unfinished += turn.progress[thread] < rows[thread].length ? 1 : 0;
    }
    return unfinished;
  }

  private List<Turn> next(Turn turn) {
    Turn[] next = new Turn[rows.length];
    int count = 0;
    for (int thread = 0; thread < rows.length; thread++) {
      int to = furthest(turn.progress, thread);
      if (to > turn.progress[thread]) {
        int[] progress = turn.progress.clone();
        progress[thread] = to;
        next[count++] = new Turn(progress, thread, turn.number + 1, turn);
        if (to == rows[thread].length) {
          return List.of(next[count - 1]);
        }
      }
    }
    return Arrays.asList(next).subList(0, count);
  }

  private int furthest(int[] from, int thread) {
    int next = from[thread];
    while (next < rows[thread].length && isPossible(from, thread, rows[thread][next])) {
      next++;
    }
    return next;
  }

  private boolean isPossible(int[] progress, int thread, int row) {
    for (int other = 0; other < rows.length; other++) {
      if (other != thread && order.clock(row, other) > progress[other]) {
        return false;
      }
    }
    return true;
  }

  private int[] steps(Turn last) {
    int[] steps = new int[Arrays.stream(rows).mapToInt(own -> own.length).sum()];
    int at = steps.length;
    for (Turn turn = last; turn.before != null; turn = turn.before) {
      int from = turn.before.progress[turn.thread];
      int count = turn.progress[turn.thread] - from;
      at -= count;
      System.arraycopy(rows[turn.thread], from, steps, at, count);
    }
    return steps;
  }

  /** How often the thread changes from one step to the next. */
  static int switches(Trace trace, int[] steps) {
    int switches = 0;
    for (int i = 1; i < steps.length; i++) {
      switches += trace.thread(steps[i]) == trace.thread(steps[i - 1]) ? 0 : 1;
    }
    return switches;
  }
}
