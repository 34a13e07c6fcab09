package dev.jacquard.runtime.state;

import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * A local state while it is written down, and numbers for all that were: equal ones have the same
 * number. Objects are told apart by identity, so the numbers hold for one run.
 */
public final class Description {
  private final Map<Words, Integer> numbers = new HashMap<>();
  private final Map<Object, Integer> objects = new IdentityHashMap<>();
  private long[] words = new long[16];
  private int size;

  /** What has been written down, as a key. */
  private record Words(long[] words) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Words more && Arrays.equals(words, more.words);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(words);
    }
  }

  /** Forgets all numbers. */
  public void beginRun() {
    numbers.clear();
    objects.clear();
    size = 0;
  }

  public void add(long word) {
    if (size == words.length) {
      words = Arrays.copyOf(words, 2 * size);
    }
    words[size++] = word;
  }

  public void add(Object object) {
    Integer number = object == null ? Integer.valueOf(0) : objects.get(object);
    if (number == null) {
      number = objects.size() + 1;
      objects.put(object, number);
    }
    add(number.longValue());
  }

  /** The number of what was written down since the last one, from 1. */
  public int number() {
    Words key = new Words(Arrays.copyOf(words, size));
    size = 0;
    Integer number = numbers.get(key);
    if (number == null) {
      number = numbers.size() + 1;
      numbers.put(key, number);
    }
    return number;
  }
}
