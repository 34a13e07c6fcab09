package dev.jacquard.runtime.history;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The loops in which a thread is, outer ones first, with the locks that it holds. */
final class OpenLoops {
  private static final OpenLoop[] NONE = {};

  private OpenLoop[] loops = NONE;
  private int open;
  private final Map<Integer, Integer> heads = new HashMap<>();
  private long histories;
  private int[] locks = new int[4];
  private int held;

  /** All objects that the JDK made for the thread up to some number of them. */
  int constructed;

  /** How many those are. */
  int constructions;

  /** The thread has another history now. */
  void goOn() {
    histories++;
    if (!heads.isEmpty()) {
      heads.clear();
    }
  }

  /** How many histories it has had. */
  long histories() {
    return histories;
  }

  /** How often a loop has come to its head in this history, with this time. */
  int head(int loop) {
    return heads.merge(loop, 1, Integer::sum);
  }

  /** A loop in an activation of its method, or null; what was begun after it has been left. */
  OpenLoop find(int frame, int loop) {
    while (open > 0 && loops[open - 1].frame > frame) {
      open--; // that activation has ended
    }
    for (int i = open - 1; i >= 0 && loops[i].frame == frame; i--) {
      if (loops[i].loop == loop) {
        open = i + 1;
        return loops[i];
      }
    }
    return null;
  }

  OpenLoop add(int frame, int loop, boolean exits) {
    if (open == loops.length) {
      loops = Arrays.copyOf(loops, 2 * open + 4);
    }
    loops[open] = new OpenLoop(frame, loop, exits);
    return loops[open++];
  }

  /** Whether a loop that only an exception ends has come round since a step. */
  boolean haveRoundWithoutExit(int from) {
    for (int i = 0; i < open; i++) {
      if (!loops[i].exits && loops[i].lastRound >= from) {
        return true;
      }
    }
    return false;
  }

  void take(int lock) {
    if (held == locks.length) {
      locks = Arrays.copyOf(locks, 2 * held);
    }
    locks[held++] = lock;
  }

  void free(int lock) {
    int at = held - 1;
    while (at > 0 && locks[at] != lock) {
      at--;
    }
    held--;
    System.arraycopy(locks, at + 1, locks, at, held - at);
  }

  /** How many locks the thread holds. */
  int held() {
    return held;
  }

  int lock(int index) {
    return locks[index];
  }
}
