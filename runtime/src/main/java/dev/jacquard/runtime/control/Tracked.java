package dev.jacquard.runtime.control;

import java.util.Arrays;

/**
 * An object of the program under test, as it is known from run to run: the n-th that a thread (or a
 * class initialiser) made. Its locations keep their numbers.
 */
public final class Tracked {
  private static final long ABSENT = Long.MIN_VALUE;

  private final int number;
  private final Class<?> type;
  private final int ordinal;
  private final boolean external;
  private long[] keys = new long[4];
  private int[] locations = new int[4];
  private int size;

  /** Another object that is the n-th of its maker in other runs, of another class. */
  Tracked alternative;

  private int toucher = LogicalThread.NOWHERE;
  private int touchedIn;
  private int firstRun;

  Tracked(int number, Class<?> type, int ordinal, boolean external) {
    this.number = number;
    this.type = type;
    this.ordinal = ordinal;
    this.external = external;
    Arrays.fill(keys, ABSENT);
  }

  /** A number that no other object has. */
  public int number() {
    return number;
  }

  /** A hash that is the same in every run. */
  public int hash() {
    return (number * 0x9E3779B9) >>> 1;
  }

  public Class<?> type() {
    return type;
  }

  /** It is the n-th of its class, from 1. */
  int ordinal() {
    return ordinal;
  }

  /** Made by code that is not rewritten, so that its maker is not known. */
  boolean isExternal() {
    return external;
  }

  /** Notes who uses it; true if in this run another thread did before. */
  boolean touch(int thread, int run) {
    if (touchedIn != run) {
      firstRun = firstRun == 0 ? run : firstRun;
      touchedIn = run;
      toucher = thread;
      return false;
    }
    return toucher != thread;
  }

  /** The run in which it was used first. */
  int firstRun() {
    return firstRun;
  }

  int find(long key) {
    int mask = keys.length - 1;
    for (int i = slot(key, mask); keys[i] != ABSENT; i = (i + 1) & mask) {
      if (keys[i] == key) {
        return locations[i];
      }
    }
    return LogicalThread.NOWHERE;
  }

  void put(long key, int location) {
    if (2 * ++size > keys.length) {
      grow();
    }
    place(key, location);
  }

  private void place(long key, int location) {
    int mask = keys.length - 1;
    int i = slot(key, mask);
    while (keys[i] != ABSENT) {
      i = (i + 1) & mask;
    }
    keys[i] = key;
    locations[i] = location;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldLocations = locations;
    keys = new long[2 * oldKeys.length];
    locations = new int[keys.length];
    Arrays.fill(keys, ABSENT);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != ABSENT) {
        place(oldKeys[i], oldLocations[i]);
      }
    }
  }

  private static int slot(long key, int mask) {
    return (int) ((key * 0x9E3779B97F4A7C15L) >>> 40) & mask;
  }
}
