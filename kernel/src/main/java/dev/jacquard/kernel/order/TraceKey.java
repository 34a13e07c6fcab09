package dev.jacquard.kernel.order;

import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;

/**
 * The identity of a Mazurkiewicz trace, as a 128-bit digest: two executions of one program have the
 * same key if and only if (up to a collision of digests) they differ in the order of independent
 * steps only.
 *
 * <p>What is digested is, thread by thread, the clock of each step together with its choice; for a
 * deterministic program that determines everything else. Kind and location take part as well, so
 * that the image of a trace under a renaming has a key too.
 */
public record TraceKey(long high, long low) implements Comparable<TraceKey> {

  /** The key of the first steps of a trace. */
  public static TraceKey of(Trace trace, HappensBefore order, int steps) {
    Permutation same = Permutation.identity(trace.threads(), 1 + highestLocation(trace, steps));
    return of(trace, order, steps, same);
  }

  /** The key of the image of the first steps of a trace under a renaming. */
  public static TraceKey of(Trace trace, HappensBefore order, int steps, Permutation renaming) {
    long high = 0;
    long low = 0;
    for (int row = 0; row < steps; row++) {
      long digest = digest(trace, order, row, renaming);
      high += mix(digest ^ 0x9E3779B97F4A7C15L); // a sum: the order of rows does not matter,
      low += mix(digest ^ 0xC2B2AE3D27D4EB4FL); // since each row carries its thread and index
    }
    return new TraceKey(high, low);
  }

  private static long digest(Trace trace, HappensBefore order, int row, Permutation renaming) {
    long digest = mix(renaming.thread(trace.thread(row)) + 1L);
    digest = mix(digest + trace.kind(row).ordinal());
    digest = mix(digest + renaming.location(trace.location(row)));
    digest = mix(digest + chosen(trace, row, renaming));
    long clocks = 0;
    for (int t = 0; t < trace.threads(); t++) {
      if (order.clock(row, t) > 0) { // how many threads other runs had does not matter
        clocks += mix(((long) renaming.thread(t) << 32) + order.clock(row, t));
      }
    }
    return mix(digest + clocks);
  }

  private static long chosen(Trace trace, int row, Permutation renaming) {
    return trace.kind(row) == Kind.NOTIFY
        ? renaming.thread((int) trace.result(row))
        : trace.label(row);
  }

  private static int highestLocation(Trace trace, int steps) {
    int highest = 0;
    for (int row = 0; row < steps; row++) {
      highest = Math.max(highest, trace.location(row));
    }
    return highest;
  }

  private static long mix(long z) {
    z += 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  @Override
  public int compareTo(TraceKey other) {
    int byHigh = Long.compare(high, other.high);
    return byHigh != 0 ? byHigh : Long.compare(low, other.low);
  }
}
