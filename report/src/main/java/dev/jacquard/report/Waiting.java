package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says of each thread that is stuck at the end of a trace what it waits for. */
final class Waiting {
  private static final String ROUND = "goes round in a loop that nobody ends";

  /**
   * One stuck thread.
   *
   * @param row what it was about to do
   * @param forThread the only thread that could help it, if there is one, else empty
   * @param what for example {@code lock m}; empty if nobody in particular could help
   * @param words the same with all that is known about it, to follow the name of the thread
   * @param initialised the class whose initialisation it waits for, if it is that
   */
  record Wait(
      int thread,
      int row,
      Optional<Integer> forThread,
      String what,
      String words,
      Optional<String> initialised) {
    Wait(int thread, int row, Optional<Integer> forThread, String what, String words) {
      this(thread, row, forThread, what, words, Optional.empty());
    }
  }

  private final Trace trace;
  private final Legend legend;
  private final StepWords words;
  private final SourceLines lines;
  private final Situation end;

  private Waiting(Trace trace, Legend legend) {
    this.trace = trace;
    this.legend = legend;
    this.words = new StepWords(trace, legend);
    this.lines = new SourceLines(trace, legend);
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
    if (trace.goesRound(thread)) {
      return alone(row, ROUND + lines.remark(row));
    }
    return switch (trace.kind(row)) {
      case LOCK -> forLock(row, "");
      case REACQUIRE ->
          end.sleepingSince(thread)
              .map(since -> alone(row, asleep(thread, since)))
              .orElseGet(() -> forLock(row, wakeUp(thread)));
      case JOIN -> forEnd(row);
      case AWAIT, VOLATILE_AWAIT -> alone(row, words.waits(row) + lines.remark(row) + value(row));
      case ACQUIRE -> alone(row, words.waits(row) + lines.remark(row) + left(row));
      case UPDATE -> alone(row, words.waits(row) + lines.remark(row) + lastUse(row));
      case SPIN -> alone(row, ROUND + lines.remark(row));
      case PARK ->
          alone(row, words.waits(row) + lines.remark(row) + ", " + nobodyWoke(row, thread));
      default -> alone(row, words.waits(row) + lines.remark(row));
    };
  }

  private Wait alone(int row, String text) {
    return new Wait(trace.thread(row), row, Optional.empty(), "", text);
  }

  private String wakeUp(int thread) {
    return end.wokenAt(thread).map(step -> "was woken " + lines.moment(step) + " and ").orElse("");
  }

  private Wait forLock(int row, String before) {
    if (legend.initialised(trace.location(row)).isPresent()) {
      return forInitialisation(row);
    }
    String lock = StepWords.lock(words.object(row));
    String waits = before + "waits for " + lock + lines.remark(row);
    return end.hold(trace.location(row))
        .map(
            hold ->
                new Wait(
                    trace.thread(row), row, Optional.of(hold.owner()), lock, waits + held(hold)))
        .orElseGet(() -> alone(row, waits));
  }

  private Wait forInitialisation(int row) {
    String waits = words.waits(row);
    return end.hold(trace.location(row))
        .map(
            hold -> {
              String what = words.lock(row) + " by " + legend.thread(hold.owner());
              String since = ", begun " + lines.moment(hold.since()) + ended(hold.owner());
              return new Wait(
                  trace.thread(row),
                  row,
                  Optional.of(hold.owner()),
                  what,
                  "waits for " + what + lines.remark(row) + since,
                  legend.initialised(trace.location(row)));
            })
        .orElseGet(() -> alone(row, waits + lines.remark(row)));
  }

  private String held(Situation.Hold hold) {
    String since = " since step " + (hold.since() + 1) + lines.remark(hold.since());
    return ", held by " + legend.thread(hold.owner()) + since + ended(hold.owner());
  }

  private String ended(int thread) {
    return trace.pending(thread) < 0 ? ", which has ended" : "";
  }

  private String asleep(int thread, int since) {
    String waits =
        "waits in "
            + words.queue(since)
            + " since step "
            + (since + 1)
            + lines.remark(since)
            + ", ";
    int last = new Signals(trace).last(since);
    if (last < 0) {
      return waits + "nobody notified it";
    }
    return last < since
        ? waits + "the last notify came before, " + lines.moment(last)
        : waits + "the last notify, " + lines.moment(last) + ", woke " + woken(last);
  }

  private String woken(int notify) {
    int thread = (int) trace.result(notify);
    return trace.kind(notify) == Kind.NOTIFY && thread >= 0 ? legend.thread(thread) : "another";
  }

  private Wait forEnd(int row) {
    int target = (int) trace.argument(row);
    String itsEnd = words.named(row) + " to end";
    String why = trace.pending(target) < 0 ? ", but nobody started it" : "";
    return new Wait(
        trace.thread(row),
        row,
        Optional.of(target),
        itsEnd,
        "waits for " + itsEnd + lines.remark(row) + why);
  }

  private String value(int row) {
    return end.state(trace.location(row))
        .map(value -> ", but " + words.object(row) + " is " + value)
        .orElse(", but nobody wrote " + words.object(row));
  }

  private String left(int row) {
    String holders = new PermitHolders(trace, legend).of(trace.location(row));
    return end.state(trace.location(row))
        .map(permits -> ", " + (permits == 0 ? "none is" : permits + " are") + " left" + holders)
        .orElse(", but nobody released any");
  }

  private String lastUse(int row) {
    for (int step = trace.length() - 1; step >= 0; step--) {
      if (trace.location(step) == trace.location(row) && trace.writes(step)) {
        return ", last used by " + legend.thread(trace.thread(step)) + " " + lines.moment(step);
      }
    }
    return ", which nobody has used";
  }

  private String nobodyWoke(int row, int thread) {
    return trace.argument(row) == Kind.SLEEP ? "nobody interrupted it" : noUnpark(thread);
  }

  private String noUnpark(int thread) {
    int park = last(Kind.PARK, thread);
    int unpark = -1;
    for (int step = 0; step < trace.length(); step++) {
      if (trace.kind(step) == Kind.UNPARK && trace.argument(step) == thread) {
        unpark = step;
      }
    }
    return unpark < 0 || park < unpark
        ? "nobody unparked it"
        : "the last unpark, " + lines.moment(unpark) + ", served its park " + lines.moment(park);
  }

  private int last(Kind kind, int thread) {
    int row = trace.lastBefore(trace.length(), thread);
    while (row >= 0 && trace.kind(row) != kind) {
      row = trace.lastBefore(row, thread);
    }
    return row;
  }
}
