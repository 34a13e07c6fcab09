package dev.jacquard.runtime.step;

import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;

/**
 * What few programs look at, and models therefore leave out: when a program does look, the
 * exploration begins again, and it is a step from then on.
 */
public final class Discoveries {
  private final Steps steps;
  private final Settings settings;

  public Discoveries(Steps steps, Settings settings) {
    this.steps = steps;
    this.settings = settings;
  }

  /** Whether threads look at how large concurrent maps are. */
  public boolean observesSizes() {
    return settings.observed().sizes();
  }

  /** A thread looks at how large a concurrent map is: from now on counting is a step. */
  public void observeSizes() {
    steps.abort(new Restart(settings.with(settings.observed().andSizes())));
  }

  /** The program does something with a class that its model does not know: it has to run deep. */
  public void goDeep(Class<?> modelled) {
    steps.abort(new Restart(settings.withDeep(modelled)));
  }

  /** Somebody looks into a thread pool: the exploration begins again with the JDK's own code. */
  public void looksIntoPool() {
    steps.abort(new Restart(settings.with(settings.observed().andPools())));
  }

  /** Whether results of futures that are complete may be replaced. */
  public boolean obtrudes() {
    return settings.observed().obtrusions();
  }

  /** The result of a future that may be complete is about to be replaced. */
  public void obtrude() {
    if (!obtrudes()) {
      steps.abort(new Restart(settings.with(settings.observed().andObtrusions())));
    }
  }

  /** Whether pools may have more tasks at once than workers. */
  public boolean crowds() {
    return settings.observed().crowds();
  }

  /** A pool has more tasks at once than workers. */
  public void crowd() {
    if (!crowds()) {
      steps.abort(new Restart(settings.with(settings.observed().andCrowds())));
    }
  }
}
