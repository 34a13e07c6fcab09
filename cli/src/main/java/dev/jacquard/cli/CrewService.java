package dev.jacquard.cli;

import dev.jacquard.check.crew.SliceService;
import dev.jacquard.cli.terminal.InterruptSignal;
import dev.jacquard.cli.terminal.OneCore;
import dev.jacquard.kernel.Tally;

/** Does parts of one search of {@code check} in this worker JVM. */
public final class CrewService extends SliceService {
  private static final String ON_THREADS = "thread";
  private static final Tally UNKNOWN = new Tally();

  /** Ctrl-C reaches every process of a terminal; the one that asks says what it means. */
  public CrewService() {
    super(
        carrier -> {
          OneCore core = new OneCore(() -> carrier.get().equals(ON_THREADS));
          return trace -> core.executed(trace, UNKNOWN);
        });
    InterruptSignal.INT.calls(() -> {});
  }
}
