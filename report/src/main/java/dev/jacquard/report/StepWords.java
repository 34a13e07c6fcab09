package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.List;
import java.util.Optional;

/**
 * The rows of a trace in the words of the program: what happened in the past tense, for example
 * {@code x: wrote 1} or {@code locked m}, and what a stuck thread waits for in the present.
 */
public record StepWords(Trace trace, Legend legend) {
  /** What a row of the trace says: a step, or the operation before which a thread is stuck. */
  public String of(int row) {
    if (row < trace.length()) {
      if (trace.late(row)) {
        return late(row);
      }
      return trace.alsoFound(row) == 0 ? did(row) : didWhenInterrupted(row);
    }
    return sleepsAt(trace.length(), row) ? "waits in " + object(row) : waits(row);
  }

  private boolean sleepsAt(int step, int row) {
    return Situation.before(trace, step).sleepingSince(trace.thread(row)).isPresent();
  }

  /** A park or a join does not care for an interrupt if what it waits for is there. */
  private String didWhenInterrupted(int row) {
    if (trace.kind(row).gaveUpAt(trace.before(row))) {
      return call(row) + ": was interrupted";
    }
    return trace.kind(row) == Kind.REACQUIRE && sleepsAt(row, row)
        ? "was interrupted, locked " + object(row)
        : did(row);
  }

  /**
   * A limit that passes when no thread can move otherwise; others may only have waited for that.
   */
  private String late(int row) {
    Kind kind = trace.kind(row);
    if (kind == Kind.SPIN) {
      return waits(row) + (trace.result(row) == 0 ? ": time passed" : ": looks again");
    }
    if (kind == Kind.PARK && sleeps(row)) {
      return "sleep: time passed";
    }
    return (kind == Kind.REACQUIRE ? "wait in " + queue(row) : call(row)) + ": time limit passed";
  }

  /** What a step did, and with which result. */
  private String did(int row) {
    return switch (trace.kind(row)) {
      case READ, VOLATILE_READ, OPAQUE_READ, INNER_READ ->
          object(row) + ": read" + spaced(row, trace.result(row));
      case WRITE, VOLATILE_WRITE, OPAQUE_WRITE, INNER_WRITE ->
          object(row) + ": wrote" + spaced(row, trace.after(row));
      case READ_MODIFY_WRITE ->
          object(row) + ": changed " + before(row) + " to " + value(row, trace.after(row));
      case COMPARE_AND_SET -> object(row) + ": " + compared(row);
      case AWAIT, VOLATILE_AWAIT -> "saw " + condition(row) + seen(row);
      case LOCK -> initialising(row).orElseGet(() -> "locked " + object(row));
      case UNLOCK -> initialising(row).orElseGet(() -> "unlocked " + object(row));
      case TRY_LOCK -> call(row) + (trace.writes(row) ? ": locked" : ": refused");
      case WAIT -> "began to wait in " + queue(row);
      case REACQUIRE -> "woke up, locked " + object(row);
      case NOTIFY -> "notified " + queue(row) + ": " + woke(woken(row));
      case NOTIFY_ALL -> "notified all in " + queue(row) + ": " + woke(sleepers(row));
      case ACQUIRE -> "acquired " + permits(row) + left(row);
      case RELEASE -> "released " + permits(row) + left(row);
      case TRY_ACQUIRE -> call(row) + (trace.writes(row) ? ": acquired" : ": refused") + left(row);
      case PARK -> "park returned";
      case TRY_PARK -> call(row) + (trace.writes(row) ? ": had its permit" : ": time was up");
      case UNPARK -> "unparked " + named(row);
      case START ->
          trace.writes(row) ? "started " + named(row) : call(row) + ": was started before";
      case JOIN -> "joined " + named(row);
      case TRY_JOIN ->
          call(row) + (trace.before(row) == Kind.ENDED ? ": it has ended" : ": it is alive");
      case END -> "ended";
      case INTERRUPT -> "interrupted " + named(row);
      case UPDATE -> object(row) + ": used";
      case TRY_UPDATE -> object(row) + (trace.writes(row) ? ": used" : ": refused");
      case SPIN -> waits(row);
      case CHOOSE -> "chose " + trace.result(row) + " of " + alternatives(row);
    };
  }

  private boolean sleeps(int row) {
    return trace.argument(row) == Kind.SLEEP;
  }

  /** What a thread waits for that goes no further. */
  String waits(int row) {
    return switch (trace.kind(row)) {
      case LOCK, REACQUIRE -> "waits for " + lock(row);
      case ACQUIRE -> "waits for " + wanted(row);
      case AWAIT, VOLATILE_AWAIT -> "waits until " + condition(row);
      case JOIN -> "waits for " + named(row) + " to end";
      case PARK -> sleeps(row) ? "sleeps" : "is parked";
      case UPDATE -> "waits for " + object(row);
      case SPIN -> "goes round in a loop";
      default -> "is about to " + call(row);
    };
  }

  /** What a step has to do with the initialisation of a class, if that is what it is about. */
  private Optional<String> initialising(int row) {
    boolean itself = trace.result(row) != 0;
    boolean begins = trace.kind(row) == Kind.LOCK;
    return legend
        .initialised(trace.location(row))
        .map(
            type -> {
              if (itself) {
                return (begins ? "began" : "ended") + " the initialisation of " + type;
              }
              return begins ? "found " + type + " initialised" : "went on with " + type;
            });
  }

  /** The lock that a row needs. */
  String lock(int row) {
    return legend
        .initialised(trace.location(row))
        .map(type -> "the initialisation of " + type)
        .orElseGet(() -> object(row));
  }

  /** The operation by itself, whatever comes of it. */
  String call(int row) {
    return switch (trace.kind(row)) {
      case READ, VOLATILE_READ, OPAQUE_READ, INNER_READ -> "read " + object(row);
      case WRITE, VOLATILE_WRITE, OPAQUE_WRITE, INNER_WRITE -> "write " + object(row);
      case READ_MODIFY_WRITE, COMPARE_AND_SET -> "change " + object(row);
      case AWAIT, VOLATILE_AWAIT -> "await " + condition(row);
      case LOCK, REACQUIRE -> "lock " + object(row);
      case UNLOCK -> "unlock " + object(row);
      case TRY_LOCK -> "tryLock " + object(row);
      case WAIT -> "wait in " + queue(row);
      case NOTIFY -> "notify " + queue(row);
      case NOTIFY_ALL -> "notify all in " + queue(row);
      case PARK -> sleeps(row) ? "sleep" : "park";
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
      case UPDATE, TRY_UPDATE -> "use " + object(row);
      case SPIN -> "go round in a loop";
      case CHOOSE -> "choose";
    };
  }

  private String value(int row, long value) {
    return legend.value(trace.location(row), value);
  }

  /** Of some locations, like all that is in a collection, a value says nothing. */
  private String spaced(int row, long value) {
    String words = value(row, value);
    return words.isEmpty() ? "" : " " + words;
  }

  private String before(int row) {
    return value(row, trace.before(row));
  }

  /** Compare-and-set is known by its abbreviation. */
  private String compared(int row) {
    String expected = value(row, trace.argument(row));
    return trace.writes(row)
        ? "cas " + expected + " to " + value(row, trace.after(row))
        : "cas failed, was " + before(row) + " and not " + expected;
  }

  private String seen(int row) {
    return Comparison.of(trace.argument(row)) == Comparison.EQUAL
        ? ""
        : ", it was " + value(row, trace.result(row));
  }

  private String left(int row) {
    return " (" + trace.after(row) + " left)";
  }

  /** For example {@code a permit of s}. */
  String wanted(int row) {
    long wanted = trace.argument(row);
    return (wanted == 1 ? "a permit" : wanted + " permits") + " of " + object(row);
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

  /** The name of the location that a row touches. */
  String object(int row) {
    return legend.location(trace.location(row));
  }

  /** A lock as a thing: one that a field calls nothing but a lock is set apart by quotes. */
  static String lock(String name) {
    return "lock " + (name.equals("lock") ? "'" + name + "'" : name);
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
        ? "nobody waited"
        : "woke " + Prose.and(threads.stream().map(legend::thread).toList());
  }
}
