package dev.jacquard.kernel.order;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.Arrays;

/**
 * Digests of the causal pasts of the steps of a trace: of a step, and of all that happens before
 * it, with the order among them.
 *
 * <p>The digest of a step is made of its operation, of the digest of the step before it in its
 * thread, and of the digests of the steps at its location on which it depends. So two steps, of one
 * execution or of two, have the same digest if and only if (up to a collision) they have the same
 * past, whatever came before them that they do not depend on. What a deterministic thread does next
 * is a function of the digest of its last step; that needs no values, and holds as well where the
 * values that a thread saw are in no trace.
 *
 * <p>A call on an object that fails ({@link Kind#TRY_UPDATE}) counts as if it had modified the
 * object. It modifies nothing that others could read, and the search takes it for a read; but
 * models let later callers know what it knew, and some of them ask who knows what.
 *
 * <p>Reused from trace to trace. Not thread-safe.
 */
public final class CausalPasts {
  private static final long OF_SETS = 0xC2B2AE3D27D4EB4FL;

  private long[] steps = new long[64];
  private long[] before = new long[64];
  private long[] mixed = new long[64];
  private long[] latest = new long[8];
  private long[] written = new long[64];
  private long[] reads = new long[64];
  private long whole;
  private long wholeBeforeLate;
  private boolean exact;

  /** Digests a trace. */
  public void analyse(Trace trace) {
    analyse(trace, 0);
  }

  /**
   * Digests a trace that has its first steps in common with the one before: the same threads did
   * the same in the same order.
   */
  public void analyse(Trace trace, int common) {
    int rows = trace.rows();
    if (rows > steps.length) {
      steps = Arrays.copyOf(steps, 2 * rows);
      before = Arrays.copyOf(before, 2 * rows);
      mixed = Arrays.copyOf(mixed, 2 * rows);
    }
    begin(trace.threads());
    whole = 0;
    exact = true;
    for (int row = 0; row < trace.length(); row++) {
      int thread = trace.thread(row);
      if (trace.late(row) && (row == 0 || !trace.late(row - 1))) {
        wholeBeforeLate = whole;
      }
      if (row >= common) {
        before[row] = latest[thread];
        steps[row] = digest(trace, row);
        mixed[row] = mix(steps[row] ^ OF_SETS);
      }
      latest[thread] = steps[row];
      leave(trace, row);
      whole += mixed[row]; // a sum: the order of independent steps does not matter
    }
    for (int row = trace.length(); row < rows; row++) {
      before[row] = latest[trace.thread(row)];
    }
    forgetLocations(trace);
  }

  private void begin(int threads) {
    if (threads > latest.length) {
      latest = new long[2 * threads];
    }
    for (int thread = 0; thread < threads; thread++) {
      latest[thread] = mix(thread + 1L);
    }
  }

  private long digest(Trace trace, int row) {
    Kind kind = trace.kind(row);
    int location = trace.location(row);
    long digest = mix(latest[trace.thread(row)] + kind.ordinal());
    digest = mix(digest + location);
    digest = mix(digest + (kind == Kind.NOTIFY ? trace.result(row) : trace.label(row)));
    if (location >= 0) {
      admit(location);
      digest = mix(digest + written[location]);
      if (isFound(trace, row)) {
        digest = mix(digest + reads[location]);
      }
    }
    int flag = trace.alsoReads(row);
    if (flag >= 0) {
      admit(flag);
      digest = mix(digest + written[flag]);
    }
    if (trace.late(row)) {
      return mix(digest + wholeBeforeLate + OF_SETS); // all steps before come first
    }
    if (kind == Kind.JOIN && flag < 0) {
      digest = mix(digest + latest[(int) trace.argument(row)]);
    }
    return digest;
  }

  /** Whether all later steps at the location of a step depend on it. */
  private static boolean isFound(Trace trace, int row) {
    return trace.writes(row) || trace.kind(row) == Kind.TRY_UPDATE;
  }

  /** What later steps find that depend on a step. */
  private void leave(Trace trace, int row) {
    int location = trace.location(row);
    if (location >= 0) {
      if (isFound(trace, row)) {
        exact &= trace.writes(row);
        written[location] = steps[row];
        reads[location] = 0;
      } else {
        reads[location] += mixed[row];
      }
    }
    if (trace.alsoReads(row) >= 0) {
      admit(trace.alsoReads(row));
      reads[trace.alsoReads(row)] += mixed[row];
    }
    if (trace.kind(row) == Kind.START && trace.writes(row)) {
      int child = (int) trace.argument(row);
      latest[child] = mix(steps[row] + latest[child]);
    }
  }

  private void admit(int location) {
    if (location >= written.length) {
      int size = Math.max(location + 1, 2 * written.length);
      written = Arrays.copyOf(written, size);
      reads = Arrays.copyOf(reads, size);
    }
  }

  private void forgetLocations(Trace trace) {
    for (int row = 0; row < trace.length(); row++) {
      forget(trace.location(row));
      forget(trace.alsoReads(row));
    }
  }

  private void forget(int location) {
    if (location >= 0) {
      written[location] = 0;
      reads[location] = 0;
    }
  }

  /** The digest of a step and of all that happens before it. */
  public long of(int step) {
    return steps[step];
  }

  /** What the thread of a row, which may be a pending one, knew when it came to its operation. */
  public long before(int row) {
    return before[row];
  }

  /** What a thread knew at the end. */
  public long atEnd(int thread) {
    return latest[thread];
  }

  /**
   * The digest of all steps. If they are exact, two executions have the same one if and only if (up
   * to a collision) they differ in the order of independent steps only.
   */
  public long ofTrace() {
    return whole;
  }

  /** Whether all that counts as dependent here is so for the search too. */
  public boolean isExact() {
    return exact;
  }

  private static long mix(long z) {
    long mixed = (z + 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 32)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 29);
  }
}
