package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.symmetry.SymmetryGuard;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.ArrayList;
import java.util.List;

/** The threads of a run that are alive, as one location, if the program counts them. */
public final class Population {
  private final RunSteps steps;
  private final Places places;
  private final Locations locations;
  private final SymmetryGuard guard;
  private final boolean counted;
  private final List<Thread> alive = new ArrayList<>();

  Population(Settings settings, RunSteps steps, Names names, SymmetryGuard guard) {
    this.steps = steps;
    this.guard = guard;
    places = names.places();
    locations = names.locations();
    counted = settings.observed().has(Feature.GROUPS);
  }

  void begin(Thread first) {
    if (counted) {
      alive.clear();
      alive.add(first);
    }
  }

  /** The current thread is about to start one. */
  void grow(Thread thread, int site) {
    if (counted) {
      arrive(site);
      alive.add(thread);
      changed();
    }
  }

  /** A thread is about to end. */
  void shrink(LogicalThread me, int site) {
    if (counted) {
      arrive(site);
      alive.remove(me.thread());
      changed();
    }
  }

  private void arrive(int site) {
    guard.isCounted(site);
    steps.arrive(Kind.READ_MODIFY_WRITE, places.population(), 0, site);
  }

  private void changed() {
    int location = places.population();
    long before = locations.state(location);
    locations.set(location, before + 1);
    steps.recordUnordered(before, before + 1, 0);
  }

  /** Those who are alive, in the order of their starts. */
  public List<Thread> look(int site) {
    if (!counted) {
      steps.restart(Feature.GROUPS);
    }
    guard.isCounted(site);
    int location = places.population();
    steps.arrive(Kind.OPAQUE_READ, location, 0, site);
    long state = locations.state(location);
    steps.record(state, state, state);
    return List.copyOf(alive);
  }
}
