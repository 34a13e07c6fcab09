package dev.jacquard.model.search;

import java.util.Arrays;

/** A way through a product: pairs, and how far each has been looked at. */
final class PairStack {
  private final Product product;
  private int[] states = new int[64];
  private int[] nodes = new int[64];
  private int[] cursors = new int[64];
  private int height;
  private int nextState;
  private int nextNode;

  PairStack(Product product) {
    this.product = product;
  }

  void push(int state, int node) {
    if (height == states.length) {
      states = Arrays.copyOf(states, 2 * height);
      nodes = Arrays.copyOf(nodes, 2 * height);
      cursors = Arrays.copyOf(cursors, 2 * height);
    }
    states[height] = state;
    nodes[height] = node;
    cursors[height++] = 0;
  }

  void pop() {
    height--;
  }

  int height() {
    return height;
  }

  int state(int index) {
    return states[index];
  }

  int node(int index) {
    return nodes[index];
  }

  int topState() {
    return states[height - 1];
  }

  int topNode() {
    return nodes[height - 1];
  }

  /** Goes to the next pair that follows the one on top; false if there is none any more. */
  boolean advance() {
    int top = height - 1;
    int degree = product.degree(states[top], nodes[top]);
    while (cursors[top] < degree) {
      int index = cursors[top]++;
      nextState = product.state(states[top], nodes[top], index);
      nextNode = product.node(nodes[top], index);
      if (product.admits(nextState, nextNode)) {
        return true;
      }
    }
    return false;
  }

  int nextState() {
    return nextState;
  }

  int nextNode() {
    return nextNode;
  }
}
