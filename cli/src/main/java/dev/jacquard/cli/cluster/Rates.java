package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.State;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * How fast searches go on, from what is told of them again and again: over the last seconds, since
 * workers bring home what they did about every two seconds. For one thread.
 */
final class Rates {
  private static final long WINDOW = TimeUnit.SECONDS.toNanos(10);

  /** How far a search was at a time. */
  private record Reading(long time, long executions) {}

  private final LongSupplier nanoTime;
  private final Map<String, Reading> before = new HashMap<>();
  private final Map<String, Reading> since = new HashMap<>();

  Rates(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /** Takes in how far all searches are. */
  void read(List<State> states) {
    long now = nanoTime.getAsLong();
    before.keySet().removeIf(run -> states.stream().noneMatch(state -> state.run().equals(run)));
    since.keySet().retainAll(before.keySet());
    for (State state : states) {
      Reading reading = new Reading(now, state.counts().executions());
      Reading middle = since.putIfAbsent(state.run(), reading);
      before.putIfAbsent(state.run(), reading);
      if (middle != null && now - middle.time() > WINDOW / 2) {
        before.put(state.run(), middle);
        since.put(state.run(), reading);
      }
    }
  }

  /** Executions per second of late; nothing as long as nothing was counted meanwhile. */
  Optional<Double> perSecond(State state) {
    Reading first = before.get(state.run());
    if (state.over() || first == null) {
      return Optional.empty();
    }
    long more = state.counts().executions() - first.executions();
    double seconds = (nanoTime.getAsLong() - first.time()) / 1e9;
    return more > 0 && seconds > 0 ? Optional.of(more / seconds) : Optional.empty();
  }

  /** How many seconds are left at this rate, by the estimate. */
  Optional<Double> secondsLeft(State state) {
    double share = state.share();
    return share > 0 && share < 1
        ? perSecond(state).map(rate -> state.counts().executions() * (1 / share - 1) / rate)
        : Optional.empty();
  }
}
