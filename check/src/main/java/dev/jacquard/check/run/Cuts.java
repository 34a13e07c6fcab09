package dev.jacquard.check.run;

import dev.jacquard.explore.Listener;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;
import java.util.function.Supplier;

/** Counts the executions that were cut, at the step limit and before it, and says where. */
final class Cuts implements Listener, Resumable {
  private final int limit;
  private final Supplier<Legend> legend;
  private long atLimit;
  private long before;
  private long mixed;
  private boolean someAtLimit;
  private boolean someBefore;
  private Optional<String> place = Optional.empty();

  Cuts(int limit, Supplier<Legend> legend) {
    this.limit = limit;
    this.legend = legend;
  }

  @Override
  public void executed(Trace trace, Tally tally) {
    if (trace.ending() == Ending.CUT) {
      boolean full = trace.length() >= limit;
      atLimit += full ? 1 : 0;
      before += full ? 0 : 1;
    }
    locate(trace);
  }

  @Override
  public void repeated(Trace trace) {
    if (trace.ending() == Ending.CUT) {
      boolean full = trace.length() >= limit;
      someAtLimit |= full;
      someBefore |= !full;
    }
    locate(trace);
  }

  /**
   * So many were cut elsewhere. The first one of either sort is among those that were made again
   * here; if there are both, nobody has counted them apart.
   */
  void addElsewhere(long count) {
    if (someAtLimit && someBefore) {
      mixed += count;
    } else if (someBefore) {
      before += count;
    } else {
      atLimit += count;
    }
  }

  /** How many were cut at the limit or before it. */
  long mixed() {
    return mixed;
  }

  private void locate(Trace trace) {
    if (place.isEmpty() && trace.ending() == Ending.CUT && trace.length() >= limit) {
      int last = trace.length() - 1;
      String site = legend.get().site(trace.thread(last), trace.site(last));
      place = Optional.of(site).filter(text -> !text.isEmpty());
    }
  }

  /** How many took as many steps as they may. */
  long atLimit() {
    return atLimit;
  }

  /** How many were cut with fewer steps: a thread goes on for ever, or may yet be woken. */
  long before() {
    return before;
  }

  /** Where the last step of the first one stands. */
  Optional<String> place() {
    return place;
  }

  /** The place is found again when executions are repeated. */
  @Override
  public void save(StateWriter out) {
    out.number(atLimit);
    out.number(before);
  }

  @Override
  public void restore(StateReader in) {
    atLimit = in.amount();
    before = in.amount();
  }
}
