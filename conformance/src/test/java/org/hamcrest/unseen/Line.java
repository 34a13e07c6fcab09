package org.hamcrest.unseen;

/** Elements in their order, as in a queue, a scanner or an iterator. */
public final class Line {
  private final Object[] elements = new Object[8];
  private int first;
  private int end;

  public void add(Object element) {
    elements[end++] = element;
  }

  /** The next element, null if there is none. */
  public Object poll() {
    return first == end ? null : elements[first++];
  }

  public boolean isEmpty() {
    return first == end;
  }

  public int size() {
    return end - first;
  }
}
