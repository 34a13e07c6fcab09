package dev.jacquard.kernel.symmetry;

import dev.jacquard.kernel.trace.Belongings;
import java.util.function.IntBinaryOperator;

/**
 * What is known of a program beforehand about exchanging threads in the middle of a run.
 *
 * <p>Two threads of one group can be exchanged in a state if their own states are equal (the same
 * place, the same values, the same belongings) and nobody {@linkplain #named names} one of them in
 * code that is still before him: then the futures of both states are the same but for the names.
 * Threads of a group may have different places at the beginning and become alike later.
 */
public final class Interchange {
  /** In place of a group: the thread takes the place of no other. */
  public static final int ALONE = -1;

  /** No thread can be exchanged. */
  public static final Interchange NONE =
      new Interchange(
          new int[0], (thread, site) -> site, (thread, site) -> new int[0], new int[0], 0, 0);

  /** The threads that the code before a thread names. */
  @FunctionalInterface
  public interface Named {
    /** In ascending order. */
    int[] at(int thread, int site);
  }

  private final int[] groups;
  private final IntBinaryOperator places;
  private final Named named;
  private final int[] rows;
  private final Belongings belongings;
  private final int firstLock;
  private final int locks;

  /**
   * Facts about a program.
   *
   * @param groups for each thread the number of its group, or {@link #ALONE}
   * @param places a number for a thread and a site of its code: equal for threads of a group that
   *     go on alike from there, but for what belongs to them
   * @param rows the first locations of rows, in each of which every thread has one location
   * @param firstLock of the locations whose state is the thread that owns them plus one
   * @param locks how many of these there are
   */
  public Interchange(
      int[] groups, IntBinaryOperator places, Named named, int[] rows, int firstLock, int locks) {
    this.groups = groups.clone();
    this.places = places;
    this.named = named;
    this.rows = rows.clone();
    belongings = new Rows(this.rows, groups.length);
    this.firstLock = firstLock;
    this.locks = locks;
  }

  /**
   * Facts about a program whose locations are told by somebody else.
   *
   * @param belongings the locations that are named along with threads
   */
  public Interchange(int[] groups, IntBinaryOperator places, Named named, Belongings belongings) {
    this.groups = groups.clone();
    this.places = places;
    this.named = named;
    this.belongings = belongings;
    rows = new int[0];
    firstLock = 0;
    locks = 0;
  }

  /** Rows of locations that stand one behind the other, in the order of threads. */
  private record Rows(int[] firsts, int threads) implements Belongings {
    @Override
    public int owner(int location) {
      int row = row(location);
      return row == NOBODY ? NOBODY : location - firsts[row];
    }

    @Override
    public int row(int location) {
      for (int row = 0; row < firsts.length; row++) {
        if (location >= firsts[row] && location < firsts[row] + threads) {
          return row;
        }
      }
      return NOBODY;
    }

    @Override
    public int location(int row, int thread) {
      return firsts[row] + thread;
    }
  }

  /** The locations that are named along with threads. */
  public Belongings owned() {
    return belongings;
  }

  /** The group of a thread, or {@link #ALONE}. */
  public int group(int thread) {
    return thread < groups.length ? groups[thread] : ALONE;
  }

  /** Equal for threads of a group that go on alike from here. */
  public int place(int thread, int site) {
    return places.applyAsInt(thread, site);
  }

  /** The threads that a thread may name from a site of its code on. */
  public int[] named(int thread, int site) {
    return named.at(thread, site);
  }

  /** Where the rows of locations begin of which each thread has one. */
  public int[] rows() {
    return rows.clone();
  }

  /** How many rows there are. */
  public int belongings() {
    return rows.length;
  }

  /** A location that belongs to a thread. */
  public int belonging(int row, int thread) {
    return rows[row] + thread;
  }

  /** Whether a location belongs to a thread. */
  public boolean isBelonging(int location) {
    for (int row : rows) {
      if (location >= row && location < row + groups.length) {
        return true;
      }
    }
    return false;
  }

  /** The first of the locks. */
  public int firstLock() {
    return firstLock;
  }

  /** The location behind the last of the locks. */
  public int behindLocks() {
    return firstLock + locks;
  }

  /** Whether the state of a location is the thread that owns it plus one. */
  public boolean isLock(int location) {
    return location >= firstLock && location < firstLock + locks;
  }
}
