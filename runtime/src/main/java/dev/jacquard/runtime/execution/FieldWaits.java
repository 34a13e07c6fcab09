package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;

/** Waits for what a volatile field will be. */
public final class FieldWaits {
  private final RunSteps steps;
  private final ThreadTable threads;
  private final Places places;

  FieldWaits(RunSteps steps, ThreadTable threads, Places places) {
    this.steps = steps;
    this.threads = threads;
    this.places = places;
  }

  /**
   * Waits until a comparison holds for a volatile field to which all writes are steps; false if the
   * thread was interrupted before.
   */
  public boolean await(
      Object owner, long offset, Class<?> type, long condition, boolean interruptible, int site) {
    int location = places.memory(owner, offset);
    LogicalThread me = threads.current();
    me.await(owner, offset, type);
    if (interruptible) {
      steps.arriveInterruptibly(Kind.VOLATILE_AWAIT, location, condition, site, false);
    } else {
      steps.arrive(Kind.VOLATILE_AWAIT, location, condition, site);
    }
    me.await(null, 0, null);
    long value = places.valueAt(owner, offset, type);
    steps.record(value, value, value);
    return Comparison.holds(condition, value);
  }
}
