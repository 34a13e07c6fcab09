package dev.jacquard.model.program;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import java.util.Optional;

/** Compares what {@link dev.jacquard.model.Footprints} promise with what a step did. */
record PromiseCheck(OneLocationEach appearance, Present before, Present after) {
  /** Compares, for the step of a thread; -1 if there was none and only the state is looked at. */
  void check(int thread) {
    if (thread >= 0) {
      checkStep(thread, appearance.pending(before, thread).orElseThrow());
    }
    for (int t = 0; t < appearance.threads(after); t++) {
      checkSteps(t, appearance.pending(after, t), after.of(t).size());
    }
  }

  private void checkStep(int thread, Operation operation) {
    for (int location = 0; location < appearance.footprints().locations(); location++) {
      long was = appearance.value(before, location);
      boolean mayChange =
          location == operation.location() && operation.kind().writesAt(was, operation.argument());
      if (!mayChange && was != appearance.value(after, location)) {
        throw broken(thread, "its step changes " + appearance.location(location));
      }
    }
    for (int t = 0; t < appearance.threads(after); t++) {
      if (t != thread && !appearance.pending(before, t).equals(appearance.pending(after, t))) {
        throw broken(thread, "its step changes the operation of process " + t);
      }
    }
  }

  private void checkSteps(int thread, Optional<Operation> pending, int steps) {
    if (pending.isEmpty()) {
      if (steps > 0) {
        throw broken(thread, "it has ended, but has a step");
      }
      return;
    }
    Operation operation = pending.get();
    long value = appearance.value(after, operation.location());
    boolean enabled = operation.kind().enabledAt(value, operation.argument(), thread);
    if (enabled != steps > 0) {
      throw broken(
          thread,
          "its operation "
              + operation.kind()
              + (enabled ? " is enabled, but it has no step" : " is blocked, but it has a step"));
    }
    boolean mayChoose =
        operation.kind() == Kind.CHOOSE
            || (operation.kind() == Kind.UPDATE && operation.argument() != 0);
    if (steps > 1 && !mayChoose) {
      throw broken(thread, "its operation " + operation.kind() + " has " + steps + " steps");
    }
  }

  private static IllegalStateException broken(int thread, String how) {
    return new IllegalStateException(
        "the footprints of the model are wrong about process " + thread + ": " + how);
  }
}
