package dev.jacquard.runtime.name;

import dev.jacquard.kernel.name.ThreadName;
import java.util.Arrays;

/**
 * Numbers of threads by ancestry: the n-th child of the same parent has the same number in every
 * run. 0 is the thread that runs the program's body. Arrays of our own: the JDK's lists have hooks.
 */
public final class ThreadNumbers {
  private static final int[] NONE = {};
  private static final int NOBODY = -1;

  private int[][] children = new int[4][];
  private int[] parents = new int[4];
  private int[] orders = new int[4];
  private int[] seeds = new int[4];
  private Tracked[] tracked = new Tracked[4];
  private String[] names = new String[4];
  private int size;

  public ThreadNumbers() {
    add(NOBODY, 0);
  }

  public int child(int parent, int n) {
    for (int known = children[parent].length; known <= n; known++) {
      children[parent] = Arrays.copyOf(children[parent], known + 1);
      children[parent][known] = add(parent, known);
    }
    return children[parent][n];
  }

  private int add(int parent, int order) {
    if (size == tracked.length) {
      children = Arrays.copyOf(children, 2 * size);
      parents = Arrays.copyOf(parents, 2 * size);
      orders = Arrays.copyOf(orders, 2 * size);
      seeds = Arrays.copyOf(seeds, 2 * size);
      tracked = Arrays.copyOf(tracked, 2 * size);
      names = Arrays.copyOf(names, 2 * size);
    }
    children[size] = NONE;
    parents[size] = parent;
    orders[size] = order;
    seeds[size] = seed(parent, order);
    // A thread's life, permit and interrupt status are locations of their own.
    tracked[size] = new Tracked(0, Thread.class, size, false, 0);
    names[size] = "";
    return size++;
  }

  /**
   * 1 for the first thread, and small numbers for its children, as most programs have no others.
   */
  private int seed(int parent, int order) {
    if (parent <= 0) {
      return parent < 0 ? 1 : order + 2;
    }
    int mixed = (seeds[parent] * 31 + order + 1) * 0x9E3779B1;
    return mixed ^ mixed >>> 15;
  }

  /**
   * A number that a thread has in every process: unlike its dense one, it follows from its name.
   */
  public int seed(int number) {
    return seeds[number];
  }

  /** Whether one thread has started the other. */
  public boolean isChild(int number, int parent) {
    return parents[number] == parent;
  }

  /** The name of a thread by its ancestry. */
  ThreadName canonical(int number) {
    return number == 0 ? ThreadName.MAIN : canonical(parents[number]).child(orders[number] + 1);
  }

  /** The number of a thread that may not have been there yet. */
  int number(ThreadName name) {
    int number = 0;
    for (int n : name.path()) {
      number = child(number, n - 1);
    }
    return number;
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
