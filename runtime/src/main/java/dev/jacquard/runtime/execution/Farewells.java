package dev.jacquard.runtime.execution;

import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.setting.ObservedFeatures;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.thread.LogicalThread;

/**
 * What the end of a thread does to the monitor of its object: it takes that, wakes all who wait
 * there, and gives it back. Only programs that use such monitors see it.
 */
final class Farewells {
  private final ObservedFeatures observed;
  private final Places places;
  private final Locks locks;

  Farewells(Settings settings, Names names, Locks locks) {
    this.locks = locks;
    observed = settings.observed();
    places = names.places();
  }

  /** Virtual threads end without their monitor. */
  private boolean isTold(LogicalThread me) {
    return observed.has(Feature.THREADS) && !me.isVirtual();
  }

  /** A thread is about to end. */
  void begin(LogicalThread me) {
    if (isTold(me)) {
      locks.lock(places.monitor(me.thread()), Sites.UNKNOWN);
    }
  }

  /** A thread has ended, as others see it. */
  void end(LogicalThread me) {
    if (!isTold(me)) {
      return;
    }
    int monitor = places.monitor(me.thread());
    if (observed.has(Feature.FAREWELLS)) {
      locks.signalAll(monitor, monitor, Sites.UNKNOWN);
    }
    locks.unlock(monitor, Sites.UNKNOWN);
  }
}
