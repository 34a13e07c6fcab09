package dev.jacquard.runtime.setting;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What the program turned out to look at. A program pays for these only if it uses them: the first
 * run that does ends the exploration, which begins again ({@link Restart}).
 *
 * @param bits the set of them
 */
public record Observed(int bits) {
  static final Observed NOTHING = new Observed(0);

  private static final int LIVES = 1;
  private static final int INTERRUPTS = 1 << 1;
  private static final int LOCKS = 1 << 2;
  private static final int SIZES = 1 << 3;
  private static final int OBTRUSIONS = 1 << 4;
  private static final int CROWDS = 1 << 5;
  private static final int POOLS = 1 << 6;
  private static final int LIMITS = 1 << 7;
  private static final int PUBLICATIONS = 1 << 8;
  private static final int RACES = 1 << 9;

  /** Threads can see if others have ended, so that ending is a step. */
  public boolean lives() {
    return has(LIVES);
  }

  /** Whether ending is a step: also a join that an interrupt may end depends on nothing else. */
  public boolean ends() {
    return lives() || interrupts();
  }

  public Observed andLives() {
    return with(LIVES);
  }

  /** Threads interrupt others, so that interruptible operations look for it. */
  public boolean interrupts() {
    return has(INTERRUPTS);
  }

  public Observed andInterrupts() {
    return with(INTERRUPTS);
  }

  /**
   * Threads can see that locks are taken, so that a loop which takes one and gives it back has an
   * effect.
   */
  public boolean locks() {
    return has(LOCKS);
  }

  public Observed andLocks() {
    return with(LOCKS);
  }

  /** Threads look at how large a concurrent map is, so that counting is a step. */
  public boolean sizes() {
    return has(SIZES);
  }

  public Observed andSizes() {
    return with(SIZES);
  }

  /** Results of futures are replaced, so that to know one does not mean to know what it will be. */
  public boolean obtrusions() {
    return has(OBTRUSIONS);
  }

  public Observed andObtrusions() {
    return with(OBTRUSIONS);
  }

  /** Pools have more tasks at once than workers, so that to get a worker is a step. */
  public boolean crowds() {
    return has(CROWDS);
  }

  public Observed andCrowds() {
    return with(CROWDS);
  }

  /** Threads look at the queue or the numbers of a thread pool, so that it runs deep. */
  public boolean pools() {
    return has(POOLS);
  }

  public Observed andPools() {
    return with(POOLS);
  }

  /** Threads wait with time limits, so that leaving a queue of waiters is a step. */
  public boolean limits() {
    return has(LIMITS);
  }

  public Observed andLimits() {
    return with(LIMITS);
  }

  /**
   * An object is published without order, so that plain accesses are remembered one by one even
   * while only one thread uses it.
   */
  public boolean exact() {
    return has(PUBLICATIONS);
  }

  public Observed andPublications() {
    return with(PUBLICATIONS);
  }

  /** Plain accesses race, so that it matters when a thread runs up to its first step. */
  public boolean races() {
    return has(RACES);
  }

  public Observed andRaces() {
    return with(RACES);
  }

  private boolean has(int bit) {
    return (bits & bit) != 0;
  }

  private Observed with(int bit) {
    return new Observed(bits | bit);
  }

  /** All others that show in the steps of an execution, those with little first. */
  List<Observed> others() {
    List<Observed> all = new ArrayList<>();
    for (int steps = 0; steps < PUBLICATIONS; steps++) {
      all.add(new Observed(steps | (bits & (PUBLICATIONS | RACES))));
    }
    all.remove(this);
    all.sort(Comparator.comparingInt(other -> Integer.bitCount(other.bits)));
    return all;
  }
}
