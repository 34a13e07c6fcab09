package dev.jacquard.report;

import dev.jacquard.kernel.Comparison;
import dev.jacquard.kernel.Kind;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Trace;
import java.util.List;

/** The rows of a trace in the words of the program, for example {@code x: cas 0 -> 1}. */
final class StepWords {
  private final Trace trace;
  private final Legend legend;

  StepWords(Trace trace, Legend legend) {
    this.trace = trace;
    this.legend = legend;
  }

  /** What a row of the trace says: a step, or the operation before which a thread is stuck. */
  String of(int row) {
    if (row < trace.length()) {
      return done(row);
    }
    return sleeps(row) ? "wait " + object(row) : begun(row);
  }

  private boolean sleeps(int row) {
    return Situation.before(trace, trace.length()).sleepingSince(trace.thread(row)).isPresent();
  }

  /** What a step did, and with which result. */
  private String done(int row) {
    return trace.alsoFound(row) == 0 ? did(row) : didWhenInterrupted(row);
  }

  private String didWhenInterrupted(int row) {
    return switch (trace.kind(row)) {
      case LOCK, TRY_LOCK, ACQUIRE, TRY_ACQUIRE, WAIT, PARK, TRY_PARK ->
          begun(row) + ": interrupted";
      case JOIN, TRY_JOIN ->
          trace.before(row) == Kind.ENDED ? did(row) : begun(row) + ": interrupted";
      case REACQUIRE -> sleptUntil(row) ? "interrupted, lock " + object(row) : did(row);
      default -> did(row);
    };
  }

  private boolean sleptUntil(int row) {
    return Situation.before(trace, row).sleepingSince(trace.thread(row)).isPresent();
  }

  private String did(int row) {
    return switch (trace.kind(row)) {
      case READ, VOLATILE_READ -> object(row) + ": read" + spaced(row, trace.result(row));
      case WRITE, VOLATILE_WRITE -> object(row) + ": wrote" + spaced(row, trace.after(row));
      case READ_MODIFY_WRITE ->
          object(row)
              + ": "
              + value(row, trace.before(row))
              + " -> "
              + value(row, trace.after(row));
      case COMPARE_AND_SET ->
          object(row) + ": cas " + value(row, trace.argument(row)) + compared(row);
      case AWAIT, VOLATILE_AWAIT -> begun(row) + ": read " + value(row, trace.result(row));
      case TRY_LOCK -> begun(row) + (trace.writes(row) ? ": taken" : ": busy");
      case REACQUIRE -> "woke, lock " + object(row);
      case NOTIFY -> begun(row) + ": " + woke(woken(row));
      case NOTIFY_ALL -> begun(row) + ": " + woke(sleepers(row));
      case ACQUIRE, RELEASE -> begun(row) + " (" + trace.after(row) + " left)";
      case TRY_ACQUIRE ->
          begun(row)
              + (trace.writes(row) ? ": taken (" : ": refused (")
              + trace.after(row)
              + " left)";
      case TRY_PARK -> begun(row) + (trace.writes(row) ? ": had its permit" : ": no permit");
      case TRY_JOIN ->
          begun(row) + (trace.before(row) == Kind.ENDED ? ": it has ended" : ": it is alive");
      case START -> begun(row) + (trace.writes(row) ? "" : ": was started before");
      case UPDATE -> begun(row);
      case TRY_UPDATE -> begun(row) + (trace.writes(row) ? "" : ": refused");
      case CHOOSE -> "choose " + trace.result(row) + " of " + alternatives(row);
      case LOCK, UNLOCK, WAIT, PARK, UNPARK, JOIN, END, INTERRUPT, SPIN -> begun(row);
    };
  }

  /** What a thread is about to do. */
  String begun(int row) {
    return switch (trace.kind(row)) {
      case READ, VOLATILE_READ -> object(row) + ": read";
      case WRITE, VOLATILE_WRITE -> object(row) + ": write";
      case READ_MODIFY_WRITE -> object(row) + ": update";
      case COMPARE_AND_SET -> object(row) + ": cas " + value(row, trace.argument(row));
      case AWAIT, VOLATILE_AWAIT -> "await " + condition(row);
      case LOCK, REACQUIRE -> "lock " + object(row);
      case UNLOCK -> "unlock " + object(row);
      case TRY_LOCK -> "tryLock " + object(row);
      case WAIT -> "wait " + queue(row);
      case NOTIFY -> "notify " + queue(row);
      case NOTIFY_ALL -> "notifyAll " + queue(row);
      case PARK -> "park";
      case TRY_PARK -> "timed park";
      case UNPARK -> "unpark " + named(row);
      case ACQUIRE -> "acquire " + permits(row);
      case RELEASE -> "release " + permits(row);
      case TRY_ACQUIRE -> "tryAcquire " + permits(row);
      case START -> "start " + named(row);
      case JOIN -> "join " + named(row);
      case TRY_JOIN -> "timed join " + named(row);
      case END -> "end";
      case INTERRUPT -> "interrupt " + named(row);
      case UPDATE, TRY_UPDATE -> object(row) + ": update";
      case SPIN -> "goes round in a loop";
      case CHOOSE -> "choose";
    };
  }

  /** The condition of an await, for example {@code x == 1}. */
  String condition(int row) {
    long argument = trace.argument(row);
    return object(row)
        + " "
        + Comparison.of(argument).symbol()
        + " "
        + value(row, Comparison.constant(argument));
  }

  /** Of some locations, like all that is in a collection, a value says nothing. */
  private String spaced(int row, long value) {
    String words = value(row, value);
    return words.isEmpty() ? "" : " " + words;
  }

  private String value(int row, long value) {
    return legend.value(trace.location(row), value);
  }

  /** The name of the location that a row touches. */
  String object(int row) {
    return legend.location(trace.location(row));
  }

  /** The name of the queue in which a row waits or wakes. */
  String queue(int row) {
    return legend.waitQueue((int) trace.argument(row));
  }

  /** The name of the thread that a row's argument names. */
  String named(int row) {
    return legend.thread((int) trace.argument(row));
  }

  private String permits(int row) {
    return trace.argument(row) == 1 ? object(row) : trace.argument(row) + " of " + object(row);
  }

  private String compared(int row) {
    return trace.writes(row)
        ? " -> " + value(row, trace.after(row))
        : " failed, was " + value(row, trace.before(row));
  }

  /** Those that were offered, and those below them that symmetry left out. */
  private int alternatives(int row) {
    return trace.choices(row) + trace.label(row) - trace.choice(row);
  }

  private List<Integer> woken(int row) {
    int thread = (int) trace.result(row);
    return thread < 0 ? List.of() : List.of(thread);
  }

  private List<Integer> sleepers(int row) {
    return Situation.before(trace, row).sleepersOf(trace, row);
  }

  private String woke(List<Integer> threads) {
    return threads.isEmpty()
        ? "nobody waits"
        : "woke " + Prose.and(threads.stream().map(legend::thread).toList());
  }
}
