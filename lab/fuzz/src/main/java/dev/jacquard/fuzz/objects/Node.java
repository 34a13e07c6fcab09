package dev.jacquard.fuzz.objects;

/** What threads make and hand to each other. */
final class Node {
  final int number;
  int mutable;
  Node next;

  Node(int number) {
    this.number = number;
    mutable = number;
  }

  synchronized int increase(int by) {
    mutable += by;
    return mutable;
  }
}
