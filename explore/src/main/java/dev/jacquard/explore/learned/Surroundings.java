package dev.jacquard.explore.learned;

import dev.jacquard.kernel.trace.Kind;

/** What threads of a model find where they stand: the states of locations, flags and lives. */
final class Surroundings {
  private static final int NOTHING = -1;

  private final Knowledge known;
  private final Memory memory;
  private final Manner manner;
  final int[] nodes;
  final int[] locations;
  final int[] flags;
  final long[] lives;
  private int lacking = NOTHING;

  Surroundings(Knowledge known, Memory memory, Manner manner) {
    this.known = known;
    this.memory = memory;
    this.manner = manner;
    nodes = new int[known.threads()];
    locations = new int[known.threads()];
    flags = new int[known.threads()];
    lives = new long[known.threads()];
  }

  void reset() {
    lacking = NOTHING;
    for (int t = 0; t < lives.length; t++) {
      lives[t] = known.firstLife(t);
      nodes[t] = LocalGraph.END;
    }
  }

  /** The location that was asked for and is not known, if there was any. */
  int lacking() {
    return lacking;
  }

  boolean isKnown(int location) {
    return location < 0
        || known.isInitialKnown(location)
        || (known.life(location) != Knowledge.NO_LIFE
            && lives[known.life(location)] != Knowledge.UNKNOWN_LIFE);
  }

  /** The state of the location of a thread's operation. */
  long found(int thread, Kind kind) {
    return kind.subject() == Kind.Subject.LIFE
        ? life(kind == Kind.END ? thread : (int) known.graph.argument[nodes[thread]])
        : state(locations[thread]);
  }

  private long life(int thread) {
    return lives[thread] == Knowledge.UNKNOWN_LIFE ? unknown() : lives[thread];
  }

  long flag(int thread) {
    return flags[thread] < 0 ? 0 : state(flags[thread]);
  }

  long state(int location) {
    if (location < 0) {
      return 0;
    }
    if (known.isInitialKnown(location)) {
      return memory.state(location);
    }
    lacking = location;
    return known.life(location) == Knowledge.NO_LIFE ? unknown() : life(known.life(location));
  }

  /** What nobody knows does not matter where nobody looks at it. */
  private long unknown() {
    if (manner == Manner.ASKING) {
      throw UnknownObservation.HERE;
    }
    return 0;
  }
}
