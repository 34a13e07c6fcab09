package dev.jacquard.runtime.name;

import java.util.Arrays;

/**
 * Numbers of threads by ancestry: the n-th child of the same parent has the same number in every
 * run. 0 is the thread that runs the program's body. Arrays of our own: the JDK's lists have hooks.
 */
public final class ThreadNumbers {
  private static final int[] NONE = {};

  private int[][] children = new int[4][];
  private Tracked[] tracked = new Tracked[4];
  private String[] names = new String[4];
  private int size;

  public ThreadNumbers() {
    add();
  }

  public int child(int parent, int n) {
    for (int known = children[parent].length; known <= n; known++) {
      children[parent] = Arrays.copyOf(children[parent], known + 1);
      children[parent][known] = add();
    }
    return children[parent][n];
  }

  private int add() {
    if (size == tracked.length) {
      children = Arrays.copyOf(children, 2 * size);
      tracked = Arrays.copyOf(tracked, 2 * size);
      names = Arrays.copyOf(names, 2 * size);
    }
    children[size] = NONE;
    // A thread's life, permit and interrupt status are locations of their own.
    tracked[size] = new Tracked(0, Thread.class, size, false);
    names[size] = "";
    return size++;
  }

  public int size() {
    return size;
  }

  /** What carries the locations of a thread's own state. */
  public Tracked tracked(int number) {
    return tracked[number];
  }

  public void name(int number, String name) {
    names[number] = name;
  }

  /** Many virtual threads have no name; then they are called by their number. */
  public String name(int number) {
    return names[number].isBlank() ? "thread " + number : names[number];
  }
}
