package dev.jacquard.runtime.symmetry;

import dev.jacquard.runtime.name.Sites;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Threads that are joined one right after the other, and looked at when they have ended: as long as
 * the visitor does nothing else, and finds the same in each of them, they are treated as a group,
 * and none of them is named.
 */
final class JoinGroup {
  /** Told of threads that are treated unlike others that were born like them. */
  interface Guard {
    void tellApart(List<Integer> threads, String operation, int site);
  }

  private static final int NOBODY = -1;

  /** One of the things of each thread, and a place in it. */
  private record Part(int eldest, int thing, long key) {}

  private record Look(long value, String words, BitSet threads) {}

  private final SymmetryClass family;
  private final Guard guard;
  private final BitSet joined = new BitSet();
  private final BitSet present = new BitSet();
  private final Map<Part, Look> looks = new HashMap<>();
  private int visitor = NOBODY;

  JoinGroup(SymmetryClass family, Guard guard) {
    this.family = family;
    this.guard = guard;
  }

  void begin() {
    joined.clear();
    present.clear();
    looks.clear();
    visitor = NOBODY;
  }

  /** Whether a thread is in the middle of such a row. */
  boolean isBusy(int thread) {
    return visitor == thread;
  }

  /** A thread waits for the end of another one. */
  void join(int me, int other) {
    visit(me);
    present.set(other);
  }

  /** A thread looks at something of a thread that has ended. */
  void look(int me, int owner, int thing, long key, long value, String words, int site) {
    visit(me);
    Part part = new Part(family.eldest(owner), thing, key);
    Look look = looks.computeIfAbsent(part, p -> new Look(value, words, new BitSet()));
    if (look.value() != value) {
      guard.tellApart(
          List.of(owner), "another thread found another value than before in " + words, site);
    }
    look.threads().set(owner);
  }

  private void visit(int me) {
    if (visitor != NOBODY && visitor != me) {
      end(Sites.UNKNOWN);
    }
    visitor = me;
  }

  /** A thread ends: whom it has joined does not matter any more, but what it has seen does. */
  void leave(int thread, int site) {
    if (visitor == thread) {
      present.clear();
      end(site);
    }
  }

  /** The row is over: threads that were left out are told apart from the others. */
  void end(int site) {
    visitor = NOBODY;
    joined.or(present);
    for (int t = present.nextSetBit(0); t >= 0; t = present.nextSetBit(t + 1)) {
      compare(
          t, present, joined, "was joined before others, and something was done in between", site);
    }
    present.clear();
    for (Look look : looks.values()) {
      int first = look.threads().nextSetBit(0);
      compare(
          first,
          look.threads(),
          look.threads(),
          "another thread looked at " + look.words() + ", but not at that of all others",
          site);
    }
    looks.clear();
  }

  private void compare(int thread, BitSet concerned, BitSet exempt, String operation, int site) {
    List<Integer> same = new ArrayList<>();
    boolean leftOut = false;
    for (int other : family.alike(thread)) {
      if (concerned.get(other)) {
        same.add(other);
      } else {
        leftOut |= !exempt.get(other);
      }
    }
    if (leftOut) {
      guard.tellApart(same, operation, site);
    }
  }
}
