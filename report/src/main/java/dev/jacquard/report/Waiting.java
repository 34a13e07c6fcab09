package dev.jacquard.report;

import dev.jacquard.kernel.Kind;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says of each thread that is stuck at the end of a trace what it waits for. */
final class Waiting {
  /**
   * One stuck thread.
   *
   * @param forThread the only thread that could help it, if there is one, else empty
   * @param what for example {@code lock m}
   * @param words the same with all that is known about it, to follow the name of the thread
   */
  record Wait(int thread, Optional<Integer> forThread, String what, String words) {}

  private final Trace trace;
  private final Legend legend;
  private final StepWords words;
  private final Situation end;

  private Waiting(Trace trace, Legend legend) {
    this.trace = trace;
    this.legend = legend;
    this.words = new StepWords(trace, legend);
    this.end = Situation.before(trace, trace.length());
  }

  /** All threads that are stuck, for a trace that ended so. */
  static List<Wait> of(Trace trace, Legend legend) {
    Waiting waiting = new Waiting(trace, legend);
    List<Wait> waits = new ArrayList<>();
    for (int thread = 0; thread < trace.threads(); thread++) {
      if (trace.pending(thread) >= 0) {
        waits.add(waiting.of(thread, trace.pending(thread)));
      }
    }
    return waits;
  }

  private Wait of(int thread, int row) {
    return switch (trace.kind(row)) {
      case LOCK -> forLock(thread, row, "");
      case REACQUIRE ->
          end.sleepingSince(thread)
              .map(since -> alone(thread, asleep(thread, since)))
              .orElseGet(() -> forLock(thread, row, wakeUp(thread)));
      case JOIN -> forEnd(thread, row);
      case AWAIT, VOLATILE_AWAIT ->
          alone(thread, "waits until " + words.condition(row) + value(row));
      case ACQUIRE -> alone(thread, "waits for " + permits(row) + left(row));
      case UPDATE -> alone(thread, "waits for " + words.object(row));
      case SPIN -> alone(thread, "goes round in a loop that nobody ends");
      case PARK -> alone(thread, "is parked, " + noUnpark(thread));
      default -> alone(thread, "cannot " + words.begun(row));
    };
  }

  private static Wait alone(int thread, String words) {
    return new Wait(thread, Optional.empty(), "", words);
  }

  private String wakeUp(int thread) {
    return end.wokenAt(thread).map(step -> "was woken at step " + (step + 1) + " and ").orElse("");
  }

  private Wait forLock(int thread, int row, String before) {
    String lock = "lock " + words.object(row);
    String waits = before + "waits for " + lock;
    return end.hold(trace.location(row))
        .map(hold -> new Wait(thread, Optional.of(hold.owner()), lock, waits + held(hold)))
        .orElseGet(() -> alone(thread, waits));
  }

  private String held(Situation.Hold hold) {
    String owner = " by " + legend.thread(hold.owner());
    String since = " since step " + (hold.since() + 1);
    boolean ended = trace.pending(hold.owner()) < 0;
    return ", held" + (ended ? since + owner + ", which has ended" : owner + since);
  }

  private String asleep(int thread, int since) {
    String waits = "waits in " + words.queue(since) + " since step " + (since + 1) + ", ";
    int last = lastNotify(since);
    if (last < 0) {
      return waits + "nobody notified it";
    }
    return last < since
        ? waits + "the last notify came before, at step " + (last + 1)
        : waits + "the last notify, at step " + (last + 1) + ", woke another";
  }

  /** The last step that woke somebody, or nobody, in the queue of a wait. */
  private int lastNotify(int wait) {
    int row = trace.length() - 1;
    while (row >= 0 && !(isNotify(row) && trace.argument(row) == trace.argument(wait))) {
      row--;
    }
    return row;
  }

  private boolean isNotify(int row) {
    return trace.kind(row) == Kind.NOTIFY || trace.kind(row) == Kind.NOTIFY_ALL;
  }

  private Wait forEnd(int thread, int row) {
    int target = (int) trace.argument(row);
    String itsEnd = words.named(row) + " to end";
    String why = trace.pending(target) < 0 ? ", but nobody started it" : "";
    return new Wait(thread, Optional.of(target), itsEnd, "waits for " + itsEnd + why);
  }

  private String value(int row) {
    return end.state(trace.location(row))
        .map(value -> " (" + words.object(row) + " is " + value + ")")
        .orElse(" (nobody wrote " + words.object(row) + ")");
  }

  private String permits(int row) {
    long wanted = trace.argument(row);
    return (wanted == 1 ? "a permit" : wanted + " permits") + " of " + words.object(row);
  }

  private String left(int row) {
    return end.state(trace.location(row))
        .map(permits -> " (" + permits + " left)")
        .orElse(" (nobody released any)");
  }

  private String noUnpark(int thread) {
    int row = trace.lastBefore(trace.length(), thread);
    while (row >= 0 && trace.kind(row) != Kind.PARK) {
      row = trace.lastBefore(row, thread);
    }
    return "nobody unparked it" + (row < 0 ? "" : " since its park at step " + (row + 1));
  }
}
