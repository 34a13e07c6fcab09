package dev.jacquard.explore.learned;

import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;

/** The steps of traces as prefixes for a program without symmetry. */
final class Schedules {
  private Schedules() {}

  /** All steps of a trace. */
  static Transition[] of(Trace trace) {
    Transition[] steps = trace.prefix(trace.length());
    for (int step = 0; step < steps.length; step++) {
      steps[step] = steps[step].choosing(trace.label(step));
    }
    return steps;
  }
}
