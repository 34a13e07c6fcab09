package dev.jacquard.model.search;

/**
 * A run without end through a graph that repeats itself.
 *
 * @param states the numbers of its states; after the last one it goes on with the one at {@code
 *     loop}
 * @param nodes the nodes of the automaton that reads it
 */
record Cycle(int[] states, int[] nodes, int loop) {
  int length() {
    return states.length;
  }
}
