package dev.jacquard.runtime.history;

import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.QueueMembers;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Locations.Telling;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.Optional;

/**
 * Numbers for the histories of threads, and for the contents of objects that only these determine.
 */
public final class Histories {
  /** A thread has gone on behind a history. */
  private record Event(
      int past, Kind kind, int location, long argument, long observed, boolean gaveUp) {}

  /** A thread was born behind a history of the one that started it. */
  private record Birth(int past, int child) {}

  /** A thread has changed what is inside of something. */
  private record Change(int past, long before) {}

  private final ThreadTable threads;
  private final Locations locations;
  private final Numbers numbers = new Numbers();
  private final Optional<LoopHeads> heads;
  private final Present present;
  private final QueueMembers queues = new QueueMembers();

  /** For one execution, whose settings say whether histories are folded. */
  public Histories(Settings settings, ThreadTable threads, Director director, Names names) {
    this.threads = threads;
    locations = names.locations();
    heads =
        settings.folds()
            ? Optional.of(new LoopHeads(settings, threads, director, names.places(), numbers))
            : Optional.empty();
    present = new Present(threads);
  }

  /** Where histories are folded, if they are. */
  public Optional<LoopHeads> heads() {
    return heads;
  }

  /** A run begins. */
  public void begin() {
    queues.begin();
    present.begin();
    heads.ifPresent(LoopHeads::begin);
  }

  /** Writes down a step of the current thread. */
  public void record(Director director, long before, long after, long result) {
    int me = threads.current().number();
    int location = director.pending().location(me);
    Telling telling = location < 0 ? Telling.VALUE : locations.telling(location);
    Kind kind = director.pending().kind(me);
    if (telling == Telling.NOTHING || kind.subject() == Kind.Subject.OBJECT) {
      director.untold("what a call of an object of the JDK does, which is one step");
      threads.current().makings().deed();
    }
    if (telling == Telling.HISTORY) {
      long content = locations.state(location);
      boolean changes = kind.mayWrite();
      long changed = changes ? changed(content) : content;
      locations.set(location, changed);
      director.record(content, changed, result);
    } else {
      director.record(before, after, result);
    }
    follow(director.soFar(), director.steps() - 1);
  }

  private void follow(Trace trace, int row) {
    LogicalThread me = threads.get(trace.thread(row));
    Kind kind = trace.kind(row);
    long observed = observed(trace, row);
    boolean gaveUp = trace.alsoFound(row) != 0 || queues.isWaiting(me.number());
    me.past(
        number(
            new Event(
                me.past(), kind, trace.location(row), trace.argument(row), observed, gaveUp)));
    queues.follow(trace, row);
    present.follow(trace, row);
    if (heads.isPresent()) {
      heads.get().follow(trace, row);
    }
    if (kind == Kind.START && trace.writes(row)) {
      LogicalThread child = threads.get((int) trace.argument(row));
      child.past(number(new Birth(me.past(), child.number())));
    }
  }

  private long observed(Trace trace, int row) {
    if (trace.kind(row) == Kind.CHOOSE) {
      return trace.result(row);
    }
    return isOpaque(trace.location(row))
        ? trace.before(row)
        : trace.kind(row).observed(trace.before(row), trace.writes(row));
  }

  /** Whether the state of a location is a history. */
  public boolean isOpaque(int location) {
    return location >= 0 && locations.telling(location) == Telling.HISTORY;
  }

  /** What is inside of something when the current thread has changed it. */
  private long changed(long before) {
    return number(new Change(threads.current().past(), before));
  }

  private int number(Object what) {
    return numbers.of(what);
  }

  /** Adds all that determines what can still happen, if nothing is untold. */
  public void describe(Fingerprint state) {
    present.describe(state);
  }

  /** Whether a thread that goes round since a step could come to its end by its code. */
  public boolean hasEnd(int thread, int from) {
    return heads.isEmpty() || heads.get().hasEnd(thread, from);
  }
}
