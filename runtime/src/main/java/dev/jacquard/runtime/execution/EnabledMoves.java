package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.run.Moves;
import dev.jacquard.kernel.run.Pending;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;

/** Which pending operations can be executed now, and in how many ways. */
final class EnabledMoves implements Moves {
  private final ThreadTable threads;
  private final Pending pending;
  private final Places places;
  private final Locations locations;
  private final WaitQueues queues;
  private final Recording recording;

  EnabledMoves(
      ThreadTable threads, Pending pending, Names names, WaitQueues queues, Recording recording) {
    this.recording = recording;
    this.threads = threads;
    this.pending = pending;
    this.queues = queues;
    places = names.places();
    locations = names.locations();
  }

  @Override
  public int choices(int thread) {
    Kind kind = pending.kind(thread);
    switch (kind) {
      case CHOOSE:
        return (int) pending.argument(thread);
      case SPIN:
        return 0;
      case NOTIFY:
        return Math.max(1, isOrdered(thread) ? 1 : queues.wakable((int) pending.argument(thread)));
      default:
        LogicalThread who = threads.get(thread);
        long state =
            who.awaited() == null
                ? locations.state(pending.location(thread))
                : places.valueAt(who.awaited(), who.awaitedOffset(), who.awaitedType());
        long flag = who.isInterruptible() ? locations.state(places.interruptStatus(who)) : 0;
        return kind.enabledAt(state, pending.argument(thread), thread, flag) ? 1 : 0;
    }
  }

  @Override
  public long state(int location) {
    for (LogicalThread thread : threads.all()) {
      if (thread != null
          && thread.awaited() != null
          && pending.location(thread.number()) == location) {
        return places.valueAt(thread.awaited(), thread.awaitedOffset(), thread.awaitedType());
      }
    }
    return locations.state(location);
  }

  @Override
  public int label(int thread, int alternative) {
    return pending.kind(thread) == Kind.NOTIFY && !isOrdered(thread)
        ? queues.rank((int) pending.argument(thread), alternative)
        : alternative;
  }

  @Override
  public void timePasses(long now) {
    for (LogicalThread thread : threads.all()) {
      if (thread != null) {
        thread.pass(now - thread.nanos());
      }
    }
  }

  @Override
  public void describe(Fingerprint state) {
    recording.describe(state);
  }

  @Override
  public boolean hasEnd(int thread, int from) {
    boolean joins = pending.kind(thread) == Kind.JOIN; // then it depends on the other thread
    return !joins
        && (recording.folds() ? recording.hasEnd(thread, from) : threads.get(thread).hasEnd(from));
  }

  @Override
  public boolean awaitsBusily() {
    return false; // it is how latches and futures wait
  }

  /** Whether a notify wakes the longest waiter: for a condition, not for a monitor. */
  private boolean isOrdered(int thread) {
    return pending.argument(thread) != pending.location(thread);
  }
}
