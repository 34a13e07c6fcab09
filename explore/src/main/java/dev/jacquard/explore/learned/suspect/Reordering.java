package dev.jacquard.explore.learned.suspect;

import dev.jacquard.explore.learned.step.Effects;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The least part of a run that brings some threads to certain of its steps at once: what they have
 * done before, and what that needs of others, all in the order of the run.
 *
 * <p>A step needs that its location is, as far as the thread can tell, as it was in the run; so
 * whoever has changed it meanwhile is needed, or whoever has taken a lock has to give it back. What
 * plain accesses have read is taken to make no difference: it mostly does not, and where it does
 * the program will do something else when it is run so.
 */
final class Reordering {
  private static final int NONE = -1;
  private static final int MOST_PASSES = 200;

  private final Trace run;
  private final int[][] rowsOf;
  private final int[] starts;
  private final boolean[] needed;
  private final int[] reached;
  private final long[] states;
  private final int[] writers;
  private final boolean[] touched;
  private boolean grown;
  private long looked;

  Reordering(Trace run) {
    this.run = run;
    rowsOf = new int[run.threads()][];
    starts = new int[run.threads()];
    List<List<Integer>> rows = new ArrayList<>();
    for (int t = 0; t < run.threads(); t++) {
      rows.add(new ArrayList<>());
      starts[t] = NONE;
    }
    int locations = 0;
    for (int row = 0; row < run.length(); row++) {
      rows.get(run.thread(row)).add(row);
      locations = Math.max(locations, run.location(row) + 1);
      if (run.kind(row) == Kind.START && run.writes(row)) {
        starts[(int) run.argument(row)] = row;
      }
    }
    for (int t = 0; t < rowsOf.length; t++) {
      rowsOf[t] = rows.get(t).stream().mapToInt(Integer::intValue).toArray();
    }
    needed = new boolean[run.length()];
    reached = new int[run.threads()];
    states = new long[locations];
    writers = new int[locations];
    touched = new boolean[locations];
  }

  /** The steps that lead there; nothing if one of these steps would have to be taken itself. */
  Optional<Transition[]> before(int... targets) {
    Arrays.fill(needed, false);
    Arrays.fill(reached, 0);
    for (int target : targets) {
      needStart(run.thread(target));
      needAllBefore(run.thread(target), target);
    }
    for (int pass = 0; pass < MOST_PASSES; pass++) {
      grown = false;
      looked += run.length();
      if (!pass()) {
        return Optional.empty();
      }
      for (int target : targets) {
        if (needed[target]) {
          return Optional.empty();
        }
      }
      if (!grown) {
        return Optional.of(steps());
      }
    }
    return Optional.empty();
  }

  /** How many steps it has looked at so far. */
  long looked() {
    return looked;
  }

  private Transition[] steps() {
    List<Transition> steps = new ArrayList<>();
    for (int row = 0; row < run.length(); row++) {
      if (needed[row]) {
        steps.add(Transition.any(run.thread(row), run.label(row)));
      }
    }
    return steps.toArray(new Transition[0]);
  }

  /** Looks at each step that is needed; false if something is missing that there is not. */
  private boolean pass() {
    Arrays.fill(writers, NONE);
    Arrays.fill(touched, false);
    for (int row = 0; row < run.length(); row++) {
      int location = run.location(row);
      if (location >= 0 && !touched[location]) {
        touched[location] = true;
        states[location] = run.before(row);
      }
      if (needed[row] && !needFor(row)) {
        return false;
      }
    }
    return true;
  }

  private boolean needFor(int row) {
    needStart(run.thread(row));
    Kind kind = run.kind(row);
    if (kind == Kind.JOIN) {
      int joined = (int) run.argument(row);
      needAllBefore(joined, row);
    } else if (kind == Kind.REACQUIRE) {
      needNotification(row);
    }
    int location = run.location(row);
    if (location < 0 || kind == Kind.JOIN) {
      return true;
    }
    if (!isAsItWas(row, states[location])) {
      int missing = kind.subject() == Kind.Subject.LOCK ? firstMissing(row) : lastMissing(row);
      if (missing == NONE) {
        return false;
      }
      need(missing);
      states[location] = run.before(row);
    }
    if (run.writes(row)) {
      long found = states[location];
      states[location] =
          Effects.after(kind, found, run.argument(row), run.thread(row), run.after(row));
      writers[location] = row;
    }
    return true;
  }

  private boolean isAsItWas(int row, long state) {
    Kind kind = run.kind(row);
    if (kind == Kind.READ
        || kind == Kind.INNER_READ
        || kind.isStore()
        || state == run.before(row)) {
      return true;
    }
    long argument = run.argument(row);
    long flag = run.alsoFound(row);
    return kind.enabledAt(state, argument, run.thread(row), flag)
        && kind.observed(state, kind.writesAt(state, argument, flag))
            == kind.observed(run.before(row), run.writes(row));
  }

  /**
   * Who came first behind the step that has left a location as it is: who has a lock returns it.
   */
  private int firstMissing(int row) {
    for (int earlier = Math.max(0, writers[run.location(row)]); earlier < row; earlier++) {
      if (isMissing(earlier, row)) {
        return earlier;
      }
    }
    return NONE;
  }

  /** Who has left a location as a step has found it. */
  private int lastMissing(int row) {
    for (int earlier = row - 1; earlier >= 0; earlier--) {
      if (isMissing(earlier, row)) {
        return earlier;
      }
    }
    return NONE;
  }

  private boolean isMissing(int earlier, int row) {
    return !needed[earlier] && run.location(earlier) == run.location(row) && run.writes(earlier);
  }

  private void needNotification(int row) {
    for (int earlier = row - 1; earlier >= 0; earlier--) {
      boolean here = run.location(earlier) == run.location(row);
      if (here && run.kind(earlier).isNotify()) {
        need(earlier);
        return;
      }
      if (here && run.kind(earlier) == Kind.WAIT && run.thread(earlier) == run.thread(row)) {
        return; // it was not notified
      }
    }
  }

  private void needStart(int thread) {
    if (starts[thread] != NONE) {
      need(starts[thread]);
    }
  }

  /** All that a thread has done up to a step of its own. */
  private void need(int row) {
    needAllBefore(run.thread(row), row + 1);
  }

  private void needAllBefore(int thread, int end) {
    int[] rows = rowsOf[thread];
    while (reached[thread] < rows.length && rows[reached[thread]] < end) {
      needed[rows[reached[thread]++]] = true;
      grown = true;
    }
  }
}
