package dev.jacquard.explore.tree;

import dev.jacquard.kernel.saved.DamagedStateException;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Transition;
import java.util.Arrays;

/** Steps to be explored below a node that another process has; they never change. */
public final class OfferedSteps {
  private static final int NONE = -1;

  private final Transition[] steps;

  /** For each step the one before it that has to come first because of symmetry, or none. */
  private final int[] after;

  private OfferedSteps(Transition[] steps, int[] after) {
    this.steps = steps;
    this.after = after;
  }

  static OfferedSteps of(WakeupSequence sequence) {
    Transition[] steps = new Transition[sequence.length()];
    int[] after = new int[steps.length];
    Arrays.fill(after, NONE);
    for (int i = 0; i < steps.length; i++) {
      steps[i] = sequence.transition(i);
      for (int k = 0; k < i; k++) {
        if (sequence.constrains(k, i)) {
          after[i] = k;
        }
      }
    }
    return new OfferedSteps(steps, after);
  }

  public void save(StateWriter out) {
    out.number(steps.length);
    for (int i = 0; i < steps.length; i++) {
      out.transition(steps[i]);
      out.number(after[i]);
    }
  }

  public static OfferedSteps restored(StateReader in) {
    int length = in.count();
    Transition[] steps = new Transition[0];
    int[] after = new int[0];
    for (int i = 0; i < length; i++) {
      if (i == steps.length) {
        steps = Arrays.copyOf(steps, 2 * i + 8);
        after = Arrays.copyOf(after, 2 * i + 8);
      }
      steps[i] = in.transition();
      after[i] = in.number(NONE, i - 1);
    }
    if (length == 0) {
      throw new DamagedStateException("an offer of nothing");
    }
    return new OfferedSteps(Arrays.copyOf(steps, length), Arrays.copyOf(after, length));
  }

  /** Whether some of them are alternatives of data choices. */
  boolean haveChoices() {
    return Arrays.stream(steps).anyMatch(step -> step.alternatives() > 1);
  }

  int length() {
    return steps.length;
  }

  Transition step(int i) {
    return steps[i];
  }

  /** Whether a step had to come before another one because of symmetry. */
  boolean constrains(int first, int second) {
    return after[second] == first;
  }
}
