package dev.jacquard.conformance.structures;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A sorted list that locks only the nodes it changes; the broken one does not check under the locks
 * that they are still in the list.
 */
public class LazyList {
  static final class Node {
    final int key;
    final ReentrantLock lock = new ReentrantLock();
    volatile Node next;
    volatile boolean removed;

    Node(int key, Node next) {
      this.key = key;
      this.next = next;
    }
  }

  /** Neighbours, of which only the first is smaller than a key. */
  private record Window(Node before, Node after) {}

  private final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

  boolean add(int key) {
    while (true) {
      Window window = find(key);
      Node before = window.before;
      Node after = window.after;
      before.lock.lock();
      after.lock.lock();
      try {
        if (isValid(before, after)) {
          if (after.key == key) {
            return false;
          }
          before.next = new Node(key, after);
          return true;
        }
      } finally {
        after.lock.unlock();
        before.lock.unlock();
      }
    }
  }

  boolean remove(int key) {
    while (true) {
      Window window = find(key);
      Node before = window.before;
      Node after = window.after;
      before.lock.lock();
      after.lock.lock();
      try {
        if (isValid(before, after)) {
          if (after.key != key) {
            return false;
          }
          after.removed = true;
          before.next = after.next;
          return true;
        }
      } finally {
        after.lock.unlock();
        before.lock.unlock();
      }
    }
  }

  boolean contains(int key) {
    Node found = find(key).after;
    return found.key == key && !found.removed;
  }

  private Window find(int key) {
    Node before = head;
    Node after = head.next;
    while (after.key < key) {
      before = after;
      after = after.next;
    }
    return new Window(before, after);
  }

  boolean isValid(Node before, Node after) {
    return !before.removed && !after.removed && before.next == after;
  }

  private static final class Broken extends LazyList {
    @Override
    boolean isValid(Node before, Node after) {
      return before.next == after;
    }
  }

  private static String test(LazyList list) throws InterruptedException {
    list.add(1);
    Run.both(
        () -> Claim.that(list.remove(1), "1 was there"),
        () -> Claim.that(list.add(2), "2 was not there"));
    Claim.that(!list.contains(1), "1 is still there");
    Claim.that(list.contains(2), "2 is lost");
    return "fine";
  }

  @Expect(outcomes = "fine", deep = false, reason = "about the list, not about its locks")
  public static String correct() throws Exception {
    return test(new LazyList());
  }

  @Expect(failures = "assertion", deep = false, reason = "about the list, not about its locks")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
