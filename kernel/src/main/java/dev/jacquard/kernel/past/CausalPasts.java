package dev.jacquard.kernel.past;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.kernel.trace.Trace;
import java.util.Arrays;

/**
 * The causal past of each step of a run, as a number: the step with all steps that it depends on,
 * directly or through others, and the order among them that matters.
 *
 * <p>Whatever a thread gets to know, by the memory of the program or by other ways, comes out of
 * the causal past of its steps: this is what partial order reduction rests on. So a thread that
 * stands behind two steps of the same past does the same from there on, even if no step tells what
 * it has seen.
 *
 * <p>Steps that read one location between two modifications are a set; their order does not matter.
 * Two modifications are always ordered, even if they commute: pasts may be told apart that need not
 * be, never the other way round.
 */
public final class CausalPasts {
  private static final long STEP = -1;
  private static final long READS = -2;
  private static final int NOTHING = 0;
  private static final int[] NONE = {};

  private final Numbering numbering;
  private int[] last = {};
  private int[] modified = new int[64];
  private int[][] reads = new int[64][];
  private int[] readers = new int[64];
  private int[] stamp = new int[64];
  private int run;

  /** Pasts whose numbers are from a numbering that others may use as well. */
  public CausalPasts(Numbering numbering) {
    this.numbering = numbering;
  }

  /** A run begins. */
  public void begin() {
    run++;
    Arrays.fill(last, NOTHING);
  }

  /** The past of what a thread does behind its last step, or behind its birth. */
  public int of(int thread) {
    return thread < last.length ? last[thread] : NOTHING;
  }

  /** The step of a row of a trace was taken. */
  public void step(Trace trace, int row) {
    Kind kind = trace.kind(row);
    boolean chosen = kind == Kind.CHOOSE || kind == Kind.NOTIFY;
    step(
        trace.thread(row),
        kind,
        trace.location(row),
        trace.argument(row),
        trace.writes(row),
        trace.alsoReads(row),
        chosen ? trace.result(row) : NOTHING);
  }

  /**
   * A thread has taken a step.
   *
   * @param writes whether it modified its location
   * @param flag what the step also reads, or {@link Operation#NO_LOCATION}
   * @param chosen what was up to the plan: which number, which waiter
   */
  public void step(
      int thread, Kind kind, int location, long argument, boolean writes, int flag, long chosen) {
    admit(thread);
    int step = numbering.number(STEP, last[thread]);
    step = numbering.number(step, kind.ordinal() * 2 + (writes ? 1 : 0));
    step = numbering.number(step, location);
    step = numbering.number(step, argument);
    step = numbering.number(step, chosen);
    step = before(step, location, writes);
    step = before(step, flag, false);
    last[thread] = step;
    if (kind == Kind.START && writes) {
      admit((int) argument);
      last[(int) argument] = step;
    }
    after(step, location, writes);
    after(step, flag, false);
  }

  /** With what was done at a location before. */
  private int before(int step, int location, boolean writes) {
    if (location < 0) {
      return numbering.number(step, NOTHING);
    }
    touch(location);
    int with = numbering.number(step, modified[location]);
    return writes ? numbering.number(with, readsOf(location)) : with;
  }

  private void after(int step, int location, boolean writes) {
    if (location < 0) {
      return;
    }
    if (writes) {
      modified[location] = step;
      readers[location] = 0;
    } else {
      if (readers[location] == reads[location].length) {
        reads[location] = Arrays.copyOf(reads[location], Math.max(4, 2 * readers[location]));
      }
      reads[location][readers[location]++] = step;
    }
  }

  private int readsOf(int location) {
    int count = readers[location];
    if (count == 0) {
      return NOTHING;
    }
    Arrays.sort(reads[location], 0, count);
    int set = numbering.number(READS, count);
    for (int i = 0; i < count; i++) {
      set = numbering.number(set, reads[location][i]);
    }
    return set;
  }

  private void touch(int location) {
    if (location >= stamp.length) {
      int size = Math.max(location + 1, 2 * stamp.length);
      modified = Arrays.copyOf(modified, size);
      reads = Arrays.copyOf(reads, size);
      readers = Arrays.copyOf(readers, size);
      stamp = Arrays.copyOf(stamp, size);
    }
    if (stamp[location] != run) {
      stamp[location] = run;
      modified[location] = NOTHING;
      readers[location] = 0;
      reads[location] = reads[location] == null ? NONE : reads[location];
    }
  }

  private void admit(int thread) {
    if (thread >= last.length) {
      last = Arrays.copyOf(last, Math.max(thread + 1, 2 * last.length));
    }
  }
}
