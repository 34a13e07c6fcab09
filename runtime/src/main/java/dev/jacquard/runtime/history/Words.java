package dev.jacquard.runtime.history;

import dev.jacquard.runtime.name.Places;
import java.util.Arrays;

/** What a thread knows, as numbers that are the same in all runs. */
record Words(long[] words) {
  @Override
  public boolean equals(Object other) {
    return other instanceof Words more && Arrays.equals(words, more.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }

  /** Writes such numbers down. */
  static final class Writer {
    private final Places places;
    private final Numbers numbers;
    private long[] words = new long[16];
    private int size;

    Writer(Places places, Numbers numbers) {
      this.places = places;
      this.numbers = numbers;
    }

    void begin() {
      size = 0;
    }

    void add(long word) {
      if (size == words.length) {
        words = Arrays.copyOf(words, 2 * size);
      }
      words[size++] = word;
    }

    /** Adds a reference; false if nothing is known that stands for it in all runs. */
    boolean add(Object reference) {
      if (reference == null) {
        add(0);
        return true;
      }
      long name = places.lastingName(reference);
      if (name != Places.NO_NAME) {
        add(name);
        return true;
      }
      if (places.isConstant(reference)) {
        add(-numbers.of(reference)); // the JVM has it for good: equal means the same
        return true;
      }
      return false;
    }

    Words words() {
      return new Words(Arrays.copyOf(words, size));
    }
  }
}
