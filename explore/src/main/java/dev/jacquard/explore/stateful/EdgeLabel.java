package dev.jacquard.explore.stateful;

/**
 * What many edges have in common: the step that they are, wherever it is taken.
 *
 * @param choice the alternative taken
 * @param alternatives how many there were
 * @param changes whether a variable has another value behind the step
 * @param wakes the threads that sleep in wait sets before the step and no longer behind it; the
 *     same object for equal sets
 */
record EdgeLabel(int action, int choice, int alternatives, boolean changes, long[] wakes) {

  /** The same step, where it wakes others. */
  EdgeLabel waking(long[] others) {
    return new EdgeLabel(action, choice, alternatives, changes, others);
  }

  /** A hash code that does not depend on where the set of threads lies in memory. */
  int hash() {
    return (action * 31 + choice) * 2 + (changes ? 1 : 0);
  }
}
