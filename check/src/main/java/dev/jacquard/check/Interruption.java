package dev.jacquard.check;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/** The wish that a search ends early; what was found until then counts. For several threads. */
public final class Interruption {
  private volatile boolean heeded;
  private volatile boolean requested;

  public void request() {
    requested = true;
  }

  public boolean isRequested() {
    return requested;
  }

  /** From now on a search asks now and then whether an end is requested. */
  public void heed() {
    heeded = true;
  }

  /** Whether a request would be noticed. */
  public boolean isHeeded() {
    return heeded;
  }

  /** A strategy that has no more plans once an end is requested. */
  public Strategy over(Strategy strategy) {
    return new Strategy() {
      @Override
      public Optional<Plan> next() {
        return requested ? Optional.empty() : strategy.next();
      }

      @Override
      public void learn(Trace trace) {
        strategy.learn(trace);
      }
    };
  }
}
