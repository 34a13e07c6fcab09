package dev.jacquard.explore.examine;

import dev.jacquard.explore.examine.Contradiction.Deed;
import dev.jacquard.kernel.trace.Kind;
import java.util.Optional;

/**
 * A table of what threads did next after which past. It has a bounded number of entries: when there
 * is no room, the one that came first stays, and the other is not compared with anything.
 */
final class NextDeeds {
  private static final int FIRST_SIZE = 1 << 10;
  private static final int MOST = 1 << 18;
  private static final Kind[] KINDS = Kind.values();
  private static final int NUMBER_BITS = 29;
  private static final long NUMBER_MASK = (1L << NUMBER_BITS) - 1;

  /** Stands for no operation: the thread ends. */
  static final long END = (long) KINDS.length << 2 * NUMBER_BITS;

  /** Stands for values that are not compared: they mean nothing in another run. */
  private static final long NEVER_COMPARED = -2;

  private long[] pasts = new long[FIRST_SIZE];
  private long[] deeds = new long[FIRST_SIZE];
  private long[] values = new long[FIRST_SIZE];
  private int count;

  /** An operation as a number. */
  static long deed(Kind kind, int location, int site) {
    return (long) kind.ordinal() << 2 * NUMBER_BITS
        | (location + 1 & NUMBER_MASK) << NUMBER_BITS
        | site + 1 & NUMBER_MASK;
  }

  /** The operation of a number. */
  static Deed deed(long number, long value) {
    int kind = (int) (number >>> 2 * NUMBER_BITS);
    return new Deed(
        kind == KINDS.length ? Optional.empty() : Optional.of(KINDS[kind]),
        (int) (number >>> NUMBER_BITS & NUMBER_MASK) - 1,
        (int) (number & NUMBER_MASK) - 1,
        value);
  }

  /**
   * Enters what a thread does after a past.
   *
   * @return whether it is what was entered before, if there was room for that
   */
  boolean enter(long past, long deed, long value) {
    int place = place(past);
    if (pasts[place] == past) {
      if (deeds[place] != deed) {
        return false;
      }
      if (values[place] == Deed.NOT_KNOWN) {
        values[place] = value;
      }
      return value == Deed.NOT_KNOWN || values[place] == value || values[place] == NEVER_COMPARED;
    }
    if (pasts[place] == 0) {
      put(place, past, deed, value);
    } else if (pasts.length < MOST && count > pasts.length / 4) {
      grow();
      return enter(past, deed, value);
    }
    return true;
  }

  private void put(int place, long past, long deed, long value) {
    pasts[place] = past;
    deeds[place] = deed;
    values[place] = value;
    count++;
  }

  /** What was entered for a past that has an entry. */
  Deed entered(long past) {
    int place = place(past);
    return deed(deeds[place], values[place]);
  }

  /** The values of what was entered for a past that has an entry are not compared any more. */
  void ignoreValues(long past) {
    values[place(past)] = NEVER_COMPARED;
  }

  private int place(long past) {
    return (int) past & pasts.length - 1;
  }

  private void grow() {
    long[] oldPasts = pasts;
    long[] oldDeeds = deeds;
    long[] oldValues = values;
    pasts = new long[2 * oldPasts.length];
    deeds = new long[pasts.length];
    values = new long[pasts.length];
    count = 0;
    for (int i = 0; i < oldPasts.length; i++) {
      if (oldPasts[i] != 0) {
        put(place(oldPasts[i]), oldPasts[i], oldDeeds[i], oldValues[i]);
      }
    }
  }
}
