package dev.jacquard.kernel.trace;

/** A number that two runs have in common if they take the same steps and end alike. */
final class Digest {
  /** Behind the row its thread may have learned more than its steps tell. */
  private static final int HIDING = 2;

  private Digest() {}

  static long of(Trace trace) {
    long digest = 31L * trace.length() + trace.ending().ordinal();
    for (int row = 0; row < trace.rows(); row++) {
      digest = mix(digest, trace.thread(row));
      digest = mix(digest, trace.kind(row).ordinal());
      digest = mix(digest, trace.location(row));
      digest = mix(digest, trace.choice(row));
      digest = mix(digest, trace.choices(row));
      digest = mix(digest, trace.writes(row) ? 1 : 0);
      digest = trace.hides(row) ? mix(digest, HIDING) : digest;
    }
    return digest;
  }

  private static long mix(long digest, int next) {
    long mixed = (digest ^ next) * 0x9E3779B97F4A7C15L;
    return mixed ^ (mixed >>> 32);
  }
}
