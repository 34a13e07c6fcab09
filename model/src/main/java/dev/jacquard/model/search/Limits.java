package dev.jacquard.model.search;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** When a search ends before it has seen everything. */
public final class Limits {
  /** How many states are expanded between two looks at the clock, less one. */
  private static final int CLOCK = 63;

  private static final int WATCHER = 4095;
  private static final long PAUSE = Duration.ofMillis(250).toNanos();

  private final SearchOptions options;
  private final long start = System.nanoTime();
  private final long most;
  private long watched = start;
  private BooleanSupplier goOn = () -> true;

  public Limits(SearchOptions options) {
    this.options = options;
    boolean forever = options.maxTime().compareTo(Duration.ofNanos(Long.MAX_VALUE)) >= 0;
    this.most = forever ? Long.MAX_VALUE : options.maxTime().toNanos();
  }

  public Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** The limit that is reached after so many expanded states, if any. */
  public Optional<String> reached(int expanded, long states, long transitions, int depth) {
    if (states > options.maxStates()) {
      return Optional.of(
          String.format(
              Locale.ROOT, "stopped after %,d states, the most allowed", options.maxStates()));
    }
    if ((expanded & CLOCK) != 0) {
      return Optional.empty();
    }
    goOn = () -> options.watcher().goOn(states, transitions, depth, states - expanded);
    return interrupted((expanded & WATCHER) == 0);
  }

  /** The same in work after the last state, when the figures do not change any more. */
  public Optional<String> interrupted() {
    return interrupted(false);
  }

  private Optional<String> interrupted(boolean due) {
    long now = System.nanoTime();
    if (now - start >= most) {
      return Optional.of("stopped after " + options.maxTime().toMillis() + " ms, the time allowed");
    }
    if (due || now - watched >= PAUSE) {
      watched = now;
      if (!goOn.getAsBoolean()) {
        return Optional.of("interrupted");
      }
    }
    return Optional.empty();
  }
}
