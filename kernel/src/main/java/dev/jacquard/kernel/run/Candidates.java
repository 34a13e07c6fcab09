package dev.jacquard.kernel.run;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.symmetry.Sharing;
import dev.jacquard.kernel.trace.BirthOrder;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.TraceWriter;
import java.util.Arrays;

/**
 * The threads that may move at the present state: they can, symmetry does not hold them back, and
 * not all of their alternatives are asleep. They come in the order of their births, which is the
 * same in every process.
 */
final class Candidates {
  private final Pending pending;
  private final Sharing sharing;
  private final Trace trace;
  private final BirthOrder births;
  private final SleepSet asleep = new SleepSet();
  private boolean symmetric;
  private int[] threads;
  private boolean any;

  Candidates(Pending pending, Sharing sharing, Trace trace) {
    this.pending = pending;
    this.sharing = sharing;
    this.trace = trace;
    births = trace.births();
    threads = new int[pending.threads()];
  }

  /** Starts a run, in which interchangeable threads are held back or not. */
  void begin(Plan plan, boolean constrained) {
    symmetric = constrained;
    asleep.begin(plan);
  }

  /** Makes room for a thread and those with lower numbers. */
  void admit(int thread) {
    threads = Arrays.copyOf(threads, thread + 1);
  }

  /** How many alternatives a thread has now. */
  int alternatives(int thread, Moves moves) {
    PendingOperation next = pending.of(thread);
    if (pending.anyDue()) {
      next.offered = next.due && !isHeldBack(thread) ? 1 : 0;
    } else {
      next.offered =
          next.kind == null || next.dormant || isHeldBack(thread) ? 0 : moves.choices(thread);
    }
    return next.offered;
  }

  /** Whether any thread can move now, awake or not. */
  boolean anyEnabled(Moves moves) {
    for (int birth = 0; birth < births.count(); birth++) {
      if (alternatives(births.thread(birth), moves) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether symmetry does not let a thread move now. */
  boolean isHeldBack(int thread) {
    return symmetric && !sharing.permits(thread);
  }

  /** The thread that a thread has to come after because of symmetry, or {@link Director#NOBODY}. */
  int follows(int thread) {
    return symmetric ? sharing.passedBefore(thread) : Director.NOBODY;
  }

  /**
   * The first thread that may move, without asking those behind it, or {@link Director#NOBODY}.
   * {@link #any} says afterwards whether some thread could have moved if it were awake.
   */
  int lowest(Moves moves) {
    any = false;
    for (int birth = 0; birth < births.count(); birth++) {
      int t = births.thread(birth);
      if (alternatives(t, moves) > 0) {
        any = true;
        if (isAwake(t)) {
          return t;
        }
      }
    }
    return Director.NOBODY;
  }

  /** Whether some thread could have moved when it was last asked, awake or not. */
  boolean any() {
    return any;
  }

  /** Finds and writes down which threads could move, awake or not, and gives their number. */
  int offer(TraceWriter writer, Moves moves) {
    writer.disableAll();
    int count = 0;
    for (int birth = 0; birth < births.count(); birth++) {
      int t = births.thread(birth);
      if (alternatives(t, moves) > 0) {
        threads[count++] = t;
        writer.enable(t);
      }
    }
    any = count > 0;
    return count;
  }

  /** Picks one of the first candidates that is awake, or {@link Director#NOBODY}. */
  int pick(Policy policy, int count, int last, int step) {
    int awake = keepAwake(policy.focus(threads, count, pending));
    return awake == 0 ? Director.NOBODY : policy.pick(threads, awake, last, step);
  }

  private int keepAwake(int count) {
    if (asleep.isEmpty()) {
      return count;
    }
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (isAwake(threads[i])) {
        threads[kept++] = threads[i];
      }
    }
    return kept;
  }

  private boolean isAwake(int thread) {
    int alternatives = pending.of(thread).offered;
    if (asleep.isEmpty()) {
      return true;
    }
    int first = asleep.firstAwake(thread, alternatives);
    if (first > 0) {
      asleep.compare(thread, pending.of(thread), trace.length());
    }
    return first < alternatives;
  }

  /** The alternative that a thread takes when nothing is prescribed. */
  int alternative(Policy policy, int thread) {
    int alternatives = pending.of(thread).offered;
    if (alternatives == 1) {
      return 0;
    }
    return asleep.isEmpty()
        ? policy.alternative(alternatives)
        : asleep.firstAwake(thread, alternatives);
  }

  /** Wakes what depends on the step in a row. */
  void wake(int row) {
    asleep.wake(trace, row);
  }
}
