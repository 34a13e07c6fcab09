package dev.jacquard.model.diagram.space;

import dev.jacquard.model.diagram.description.Description;
import java.util.List;

/** Local states that no process is ever in: mostly a slip of the pen. */
public final class Unreached {
  private Unreached() {}

  /** A sentence for each local state that is not among those seen. */
  public static List<String> notes(Description description, long seen) {
    return description.states().stream()
        .filter(state -> (state.bits() & seen) == 0)
        .map(state -> "no process is ever in local state " + state)
        .toList();
  }
}
