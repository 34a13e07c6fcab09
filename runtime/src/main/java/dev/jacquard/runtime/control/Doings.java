package dev.jacquard.runtime.control;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a thread has done so far, as far as it matters for loops that wait. */
final class Doings {
  /** Rounds of outer loops beyond this number are forgotten, which only delays what they find. */
  private static final int MOST_ROUNDS = 16;

  private final List<Round> rounds = new ArrayList<>();
  private long effects;
  private long clockReads;
  private long held;
  private int locks;
  private int[] lockStack = new int[4];
  private long[] effectsAtLock = new long[4];
  private Round halting;
  private long effectsAtHalt;
  private int idleSince;
  private boolean waitsIdly;

  /**
   * The effects of the thread so far, while it does not run; {@link Effects#count} while it does.
   */
  long effects() {
    return effects;
  }

  void effects(long count) {
    effects = count;
  }

  /** How often it looked at the clock. */
  long clockReads() {
    return clockReads;
  }

  void readClock() {
    clockReads++;
  }

  /** Stands for the set of locks that the thread holds. */
  long held() {
    return held;
  }

  /** How many locks it holds. */
  int locks() {
    return locks;
  }

  void take(int lock) {
    if (locks == lockStack.length) {
      lockStack = Arrays.copyOf(lockStack, 2 * locks);
      effectsAtLock = Arrays.copyOf(effectsAtLock, 2 * locks);
    }
    lockStack[locks] = lock;
    effectsAtLock[locks] = Effects.count;
    locks++;
    held += mix(lock);
    rounds.forEach(Round::useLocks);
  }

  /**
   * Gives back a lock, perhaps to wait at some place; the answer is whether nothing was done since
   * it was taken.
   */
  boolean free(int lock, int waitingAt) {
    boolean idle = Effects.count == drop(lock);
    held -= mix(lock);
    for (Round round : rounds) {
      round.useLocks();
      round.hold(locks, waitingAt);
    }
    return idle;
  }

  private long drop(int lock) {
    int at = --locks;
    while (at > 0 && lockStack[at] != lock) {
      at--;
    }
    long effectsThen = effectsAtLock[at];
    System.arraycopy(lockStack, at + 1, lockStack, at, locks - at);
    System.arraycopy(effectsAtLock, at + 1, effectsAtLock, at, locks - at);
    return effectsThen;
  }

  private static long mix(int lock) {
    long z = (lock + 1L) * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    return z ^ (z >>> 31);
  }

  /**
   * The last round of a loop in an activation of its method, or null. Whatever loop was entered
   * after that round has been left.
   */
  Round find(int frame, int loop) {
    for (int i = rounds.size() - 1; i >= 0; i--) {
      Round round = rounds.get(i);
      if (round.is(frame, loop)) {
        if (i + 1 < rounds.size()) {
          rounds.subList(i + 1, rounds.size()).clear();
        }
        return round;
      }
      if (round.frame() > frame) {
        rounds.remove(i);
      }
    }
    return null;
  }

  Round add(int frame, int loop) {
    if (rounds.size() == MOST_ROUNDS) {
      rounds.remove(0);
    }
    Round round = new Round(frame, loop);
    rounds.add(round);
    return round;
  }

  /**
   * The thread shall not go on when it waits at the same place as in the round that has ended, if
   * it does nothing else before.
   */
  void haltWaiting(Round round) {
    halting = round;
    effectsAtHalt = Effects.count;
  }

  /** It does something else. */
  void cancelHalt() {
    halting = null;
  }

  /** Whether it does not go on, now that it waits at a place. */
  boolean haltsWaiting(int site) {
    return halting != null && halting.waitsAt() == site && effectsAtHalt == Effects.count;
  }

  /** It halts in a wait, which another thread may still end. */
  void waitIdly() {
    idleSince = halting.step();
    halting = null;
    rounds.clear();
    waitsIdly = true;
  }

  /** Whether it has begun a loop that may wait; that it left it is not always noticed. */
  boolean isInLoop() {
    return !rounds.isEmpty() || halting != null || waitsIdly;
  }

  boolean waitsIdly() {
    return waitsIdly;
  }

  /** The first step of the round after which it waits idly. */
  int idleSince() {
    return idleSince;
  }

  void wakeUp() {
    waitsIdly = false;
  }
}
