package org.hamcrest.unseen;

/** One value: a static setting of the JDK, a call site, an entry of a map, a date. */
public final class Cell<T> {
  private T value;

  public Cell(T value) {
    this.value = value;
  }

  public T get() {
    return value;
  }

  public void set(T newValue) {
    value = newValue;
  }
}
