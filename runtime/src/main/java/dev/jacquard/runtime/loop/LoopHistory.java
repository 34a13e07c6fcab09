package dev.jacquard.runtime.loop;

import java.util.Arrays;

/** What a thread has done so far, as far as it matters for loops that wait. */
final class LoopHistory {
  /** Rounds of outer loops beyond this number are forgotten, which only delays what they find. */
  private static final int MOST_ROUNDS = 16;

  /** In place of the effects that a thread had when it took a lock: others have seen that. */
  private static final long SEEN = -1;

  private static final LoopIteration[] NONE = {};

  private LoopIteration[] rounds = NONE; // the JDK's lists have hooks
  private int open;
  private long clockReads;
  private long held;
  private int locks;
  private int[] lockStack = new int[4];
  private long[] effectsAtLock = new long[4];
  private int waitsFor = LoopIteration.NOWHERE;
  private boolean seenWaiting;
  private final LoopHeads heads = new LoopHeads();
  private int taken;
  private LoopIteration halting;
  private long haltsFor;
  private long effectsAtHalt;
  private int idleSince;
  private boolean waitsIdly;

  /** The states in which it came to the heads of loops. */
  LoopHeads heads() {
    return heads;
  }

  /** Whether it has taken a step since the last question, if it has taken so many by now. */
  boolean hasStepped(int steps) {
    boolean stepped = steps != taken;
    taken = steps;
    return stepped;
  }

  /** How often it looked at the clock. */
  long clockReads() {
    return clockReads;
  }

  void readClock() {
    clockReads++;
  }

  /** Stands for the locks that the thread holds, and for how often it holds each. */
  long held() {
    return held;
  }

  /** How many locks it holds. */
  int locks() {
    return locks;
  }

  /** Another thread looks whether a lock is taken. If this one owns it, that is what it did. */
  void seeOwning(int lock) {
    for (int i = 0; i < locks; i++) {
      if (lockStack[i] == lock) {
        effectsAtLock[i] = SEEN;
      }
    }
  }

  /** Another thread looks who waits in a queue of a lock. */
  void seeWaiting(int lock) {
    seenWaiting |= waitsFor == lock;
  }

  void take(int lock) {
    if (waitsFor == lock) {
      waitsFor = LoopIteration.NOWHERE;
      Effects.count += seenWaiting ? 1 : 0;
      seenWaiting = false;
    }
    if (locks == lockStack.length) {
      lockStack = Arrays.copyOf(lockStack, 2 * locks);
      effectsAtLock = Arrays.copyOf(effectsAtLock, 2 * locks);
    }
    lockStack[locks] = lock;
    effectsAtLock[locks] = Effects.count;
    locks++;
    held += mix(lock);
  }

  /** Takes a lock once more that it holds. */
  void enterAgain(int lock) {
    held += mix(lock);
  }

  /** Gives back a lock that it goes on holding. */
  void exitOnce(int lock) {
    held -= mix(lock);
  }

  /**
   * Gives back a lock, perhaps to wait at some place; the answer is whether nothing was done since
   * it was taken.
   */
  boolean free(int lock, int waitingAt) {
    long effectsThen = drop(lock);
    Effects.count += effectsThen == SEEN ? 1 : 0;
    held -= mix(lock);
    waitsFor = waitingAt == LoopIteration.NOWHERE ? waitsFor : lock;
    for (int i = 0; i < open; i++) {
      rounds[i].hold(locks, waitingAt);
    }
    return Effects.count == effectsThen;
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
  LoopIteration find(int frame, int loop) {
    for (int i = open - 1; i >= 0; i--) {
      if (rounds[i].is(frame, loop)) {
        open = i + 1;
        return rounds[i];
      }
      if (rounds[i].frame() > frame) {
        remove(i);
      }
    }
    return null;
  }

  private void remove(int round) {
    System.arraycopy(rounds, round + 1, rounds, round, --open - round);
  }

  LoopIteration add(int frame, int loop, boolean exits) {
    if (open == MOST_ROUNDS) {
      remove(0);
    }
    if (open == rounds.length) {
      rounds = Arrays.copyOf(rounds, 2 * open + 2);
    }
    LoopIteration round = new LoopIteration(frame, loop, exits);
    rounds[open++] = round;
    return round;
  }

  /**
   * The thread shall not go on when it waits at the same place as in the round that has ended, if
   * it does nothing else before.
   */
  void haltWaiting(LoopIteration round, long nanos) {
    halting = round;
    haltsFor = nanos;
    effectsAtHalt = Effects.count;
  }

  /** How long it waits at most then, 0 for as long as others do. */
  long haltsFor() {
    return haltsFor;
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
    open = 0;
    waitsIdly = true;
  }

  /** Whether it has begun a loop that may wait; that it left it is not always noticed. */
  boolean isInLoop() {
    return open > 0 || halting != null || waitsIdly;
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
