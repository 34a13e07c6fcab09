package dev.jacquard.runtime.control;

import java.util.ArrayList;
import java.util.List;

/**
 * Numbers of threads by ancestry: the n-th child of the same parent has the same number in every
 * run. 0 is the thread that runs the program's body.
 */
final class ThreadNumbers {
  private final List<List<Integer>> children = new ArrayList<>();
  private final List<Tracked> tracked = new ArrayList<>();
  private final List<String> names = new ArrayList<>();

  ThreadNumbers() {
    add();
  }

  int child(int parent, int n) {
    List<Integer> known = children.get(parent);
    while (known.size() <= n) {
      known.add(add());
    }
    return known.get(n);
  }

  private int add() {
    int number = tracked.size();
    children.add(new ArrayList<>());
    // A thread's life, permit and interrupt status are locations of their own.
    tracked.add(new Tracked(0, Thread.class, number, false));
    names.add("thread " + number);
    return number;
  }

  int size() {
    return tracked.size();
  }

  /** What carries the locations of a thread's own state. */
  Tracked tracked(int number) {
    return tracked.get(number);
  }

  /** Many virtual threads have no name; then they keep their number. */
  void name(int number, String name) {
    names.set(number, name.isBlank() ? "thread " + number : name);
  }

  String name(int number) {
    return names.get(number);
  }
}
