package dev.jacquard.model.picture;

import java.util.Arrays;

/** The words of a state as a key. */
record Words(long[] all) {
  @Override
  public boolean equals(Object other) {
    return other instanceof Words words && Arrays.equals(all, words.all);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(all);
  }
}
