package dev.jacquard.model.program;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.model.Property;
import dev.jacquard.model.StateSpace;
import java.util.List;

/** Looks at the states of a run for those that should never be, and remembers what was seen. */
final class Violations {
  private final StateSpace space;
  private final List<Property.Never> never;
  private long told;
  private long seen;

  Violations(StateSpace space, List<Property> properties) {
    this.space = space;
    never =
        properties.stream()
            .filter(Property.Never.class::isInstance)
            .map(Property.Never.class::cast)
            .toList();
  }

  /** Another run begins. */
  void begin() {
    told = 0;
  }

  /** A state was reached by the last step of a thread; each property fails once in a run. */
  void look(long[] state, Director director, int thread) {
    long holds;
    try {
      holds = space.observe(state, state.length);
    } catch (RuntimeException thrown) { // the predicates are the user's
      director.fail(Failure.Type.EXCEPTION, thread, thrown.toString());
      return;
    }
    seen |= holds;
    for (int i = 0; i < never.size(); i++) {
      boolean violated = (holds >> never.get(i).proposition() & 1) != 0;
      if (violated && (told >> i & 1) == 0) {
        told |= 1L << i;
        director.fail(
            Failure.Type.ASSERTION, thread, "never: " + never.get(i).name() + " is violated");
      }
    }
  }

  /** The propositions that held in some state of some run. */
  long seen() {
    return seen;
  }
}
