package org.hamcrest.unseen;

/** Some values by small numbers, as in a tree map, a bit set or a buffer. */
public final class Table {
  private final String[] values = new String[8];
  private int size;

  public String get(int key) {
    return values[key];
  }

  public void put(int key, String value) {
    size += values[key] == null ? 1 : 0;
    values[key] = value;
  }

  public int size() {
    return size;
  }
}
