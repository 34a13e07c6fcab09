package dev.jacquard.fuzz;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * The reachable states and transitions of a program, state by state: an oracle that knows nothing
 * of traces.
 *
 * @param states different reachable states, the initial one included
 * @param transitions pairs of a state and a step that is enabled in it
 * @param stuck states without any step in which some thread has not ended
 */
public record StateGraph(long states, long transitions, long stuck) {

  /** Searches all states. */
  public static StateGraph of(LitmusFile file) {
    Set<Object> seen = new HashSet<>();
    Deque<Transition[]> open = new ArrayDeque<>();
    open.add(new Transition[0]);
    long transitions = 0;
    long stuck = 0;
    while (!open.isEmpty()) {
      Transition[] path = open.remove();
      LitmusProgram program =
          LitmusProgram.of("program", file, LitmusOptions.DEFAULT.limitedTo(path.length));
      Trace trace = program.run(Plan.following(path, new Transition[0], Tail.Fixed.LOWEST));
      if (!seen.add(program.state())) {
        continue;
      }
      stuck += trace.ending() == Ending.STUCK ? 1 : 0;
      for (int t = 0; t < trace.threads(); t++) {
        int choices = trace.enabled(path.length, t) ? program.choices(t) : 0;
        transitions += choices;
        for (int choice = 0; choice < choices; choice++) {
          open.add(extended(path, Transition.any(t, choice)));
        }
      }
    }
    return new StateGraph(seen.size(), transitions, stuck);
  }

  private static Transition[] extended(Transition[] path, Transition next) {
    Transition[] longer = java.util.Arrays.copyOf(path, path.length + 1);
    longer[path.length] = next;
    return longer;
  }
}
