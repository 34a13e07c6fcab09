package dev.jacquard.kernel.symmetry;

import java.util.Arrays;

/**
 * Which threads of a program are interchangeable, and how long they are taken to be.
 *
 * <p>Threads of one class have the same code, and nothing else in the program names one of them
 * apart from the others. The flavour says when two of them stop {@linkplain Sharing sharing}.
 */
public final class Symmetry {
  /** What two interchangeable threads must have in common (algorithms.md 4.5). */
  public enum Flavour {
    /** Equal values are observed, by whichever write: the strongest reduction. */
    VALUES,
    /** Equal writes are read, without conflict between the two: one execution per orbit. */
    READS_FROM
  }

  /** Class number of a thread that is interchangeable with no other. */
  public static final int ALONE = -1;

  private final int[] classOf;
  private final Flavour flavour;
  private final boolean atRunTime;

  private Symmetry(int[] classOf, Flavour flavour, boolean atRunTime) {
    this.classOf = classOf;
    this.flavour = flavour;
    this.atRunTime = atRunTime;
  }

  /** Threads with the same non-negative number are interchangeable. */
  public static Symmetry of(int[] classOf, Flavour flavour) {
    return new Symmetry(classOf.clone(), flavour, false);
  }

  /** No two threads are interchangeable. */
  public static Symmetry none(int threads) {
    int[] alone = new int[threads];
    Arrays.fill(alone, ALONE);
    return new Symmetry(alone, Flavour.VALUES, false);
  }

  /** Nothing is known before the run; threads {@linkplain Sharing#enter enter} as they are born. */
  public static Symmetry foundAtRunTime(Flavour flavour) {
    return new Symmetry(new int[0], flavour, true);
  }

  /** How many threads it knows; others may appear while the program runs. */
  public int threads() {
    return classOf.length;
  }

  /** The class of a thread; a thread that appears while the program runs is alone. */
  public int classOf(int thread) {
    return thread < classOf.length ? classOf[thread] : ALONE;
  }

  public Flavour flavour() {
    return flavour;
  }

  /** Whether some class has two members, or may get them. */
  public boolean any() {
    return atRunTime
        || Arrays.stream(classOf).filter(c -> c != ALONE).count()
            > Arrays.stream(classOf).filter(c -> c != ALONE).distinct().count();
  }
}
