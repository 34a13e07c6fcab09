package dev.jacquard.explore.stateful;

import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * Values that are never changed, of which equal ones are one object. Open addressing: a value that
 * is kept costs a place in the table, and no object more.
 */
final class Pool<T> {
  private static final int FIRST_PLACES = 1 << 6;

  private final ToIntFunction<? super T> hash;
  private final BiPredicate<? super T, ? super T> equality;
  private Object[] table = new Object[FIRST_PLACES];
  private int size;

  Pool(ToIntFunction<? super T> hash, BiPredicate<? super T, ? super T> equality) {
    this.hash = hash;
    this.equality = equality;
  }

  /** The value that is kept of all those that are equal to this one. */
  T shared(T value) {
    int place = place(hash.applyAsInt(value), kept -> equality.test(kept, value));
    if (table[place] == null) {
      table[place] = value;
      if (++size > table.length / 2) {
        grow();
        return value;
      }
    }
    return at(place);
  }

  /** A value that is kept, or null, without one that is equal to it. */
  T find(int hashCode, Predicate<? super T> isWanted) {
    return at(place(hashCode, isWanted));
  }

  /** Where a value is, or would be. */
  private int place(int hashCode, Predicate<? super T> isWanted) {
    int last = table.length - 1;
    int place = spread(hashCode) & last;
    while (table[place] != null && !isWanted.test(at(place))) {
      place = (place + 1) & last;
    }
    return place;
  }

  /** Lets all bits of a hash code have a say in the low ones (the last steps of MurmurHash 3). */
  private static int spread(int hash) {
    int mixed = (hash ^ (hash >>> 16)) * 0x85EBCA6B;
    mixed = (mixed ^ (mixed >>> 13)) * 0xC2B2AE35;
    return mixed ^ (mixed >>> 16);
  }

  @SuppressWarnings("unchecked") // nothing else is put there
  private T at(int place) {
    return (T) table[place];
  }

  private void grow() {
    Pool<T> larger = new Pool<>(hash, equality);
    larger.table = new Object[2 * table.length];
    for (int place = 0; place < table.length; place++) {
      if (table[place] != null) {
        larger.table[larger.place(hash.applyAsInt(at(place)), kept -> false)] = table[place];
      }
    }
    table = larger.table;
  }
}
