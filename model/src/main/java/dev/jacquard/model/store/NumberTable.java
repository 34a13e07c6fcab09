package dev.jacquard.model.store;

/**
 * Finds the number of a state: an open-addressing table over rows.
 *
 * <p>A slot is one int. Its low bits are a number plus one, as many bits as the largest number
 * needs; the bits above, which would be idle, hold a part of the state's hash, so that a state is
 * compared with hardly any other but itself. The table is at most three quarters full and grows by
 * half, so a state costs between 1.3 and 2 slots. It grows without a copy: the old table is dropped
 * and the new one filled from the rows, so that memory never has to hold both.
 */
final class NumberTable {
  private static final int SMALL = 1 << 20;
  private static final int LARGEST = Integer.MAX_VALUE - 64;

  private final Rows rows;
  private final Budget budget;
  private int[] slots;
  private int capacity;
  private int bits;
  private int room;

  NumberTable(Rows rows, Budget budget) {
    this.rows = rows;
    this.budget = budget;
    budget.take(4L << 10);
    allocate(1 << 10);
  }

  /** The number of a state, or -1. */
  int find(long[] state, int length) {
    int[] slots = slots();
    long hash = Hash.of(state, length);
    int tag = (int) hash << bits;
    int low = (1 << bits) - 1;
    int index = home(hash);
    for (int slot = slots[index]; slot != 0; slot = slots[index]) {
      if ((slot & ~low) == tag && rows.same((slot & low) - 1, state, length)) {
        return (slot & low) - 1;
      }
      index = index + 1 == capacity ? 0 : index + 1;
    }
    return -1;
  }

  /** Adds a state; its new number, or the complement of the one it has. */
  int add(long[] state, int length) {
    int[] slots = slots();
    long hash = Hash.of(state, length);
    int tag = (int) hash << bits;
    int low = (1 << bits) - 1;
    int index = home(hash);
    for (int slot = slots[index]; slot != 0; slot = slots[index]) {
      if ((slot & ~low) == tag && rows.same((slot & low) - 1, state, length)) {
        return -(slot & low);
      }
      index = index + 1 == capacity ? 0 : index + 1;
    }
    int number = rows.size();
    if (number == room) {
      grow();
      rows.append(state, length);
      put(hash, number);
    } else {
      rows.append(state, length);
      slots[index] = tag | (number + 1);
    }
    return number;
  }

  /** The table, which is lost if there was neither memory for a larger one nor for the old one. */
  private int[] slots() {
    if (slots == null) {
      throw new StoreFullException("the heap has no room for a table of numbers");
    }
    return slots;
  }

  private int home(long hash) {
    return (int) (((hash >>> 32) * capacity) >>> 32);
  }

  private void put(long hash, int number) {
    int index = home(hash);
    while (slots[index] != 0) {
      index = index + 1 == capacity ? 0 : index + 1;
    }
    slots[index] = ((int) hash << bits) | (number + 1);
  }

  private void grow() {
    int old = capacity;
    if (old == LARGEST) {
      throw new StoreFullException("a store numbers no more than " + room + " states");
    }
    int larger = (int) Math.min(LARGEST, old < SMALL ? 2L * old : old + (old >> 1));
    budget.take(4L * (larger - old));
    slots = null;
    try {
      allocate(larger);
    } catch (OutOfMemoryError error) {
      budget.give(4L * (larger - old));
      allocate(old);
      fill();
      throw new StoreFullException(
          "the heap has no room for a table of " + larger + " numbers; " + Budget.ADVICE);
    }
    fill();
  }

  private void allocate(int larger) {
    slots = new int[larger];
    capacity = larger;
    bits = Integer.SIZE - Integer.numberOfLeadingZeros(larger);
    room = larger - (larger >> 2);
  }

  private void fill() {
    int size = rows.size();
    for (int number = 0; number < size; number++) {
      put(rows.hash(number), number);
    }
  }
}
