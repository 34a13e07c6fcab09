package dev.jacquard.explore.stateful;

/**
 * What many edges have in common: the step that they are, wherever it is taken.
 *
 * @param choice the alternative taken
 * @param alternatives how many there were
 * @param changes whether a variable has another value behind the step
 * @param names what each thread is called at the state behind the step
 * @param wakes the threads that sleep in wait sets before the step and no longer behind it; the
 *     same object for equal sets
 */
record EdgeLabel(
    int action, int choice, int alternatives, boolean changes, Renaming names, long[] wakes) {

  /** A hash code that does not depend on where the set of threads lies in memory. */
  int hash() {
    return ((action * 31 + choice) * 2 + (changes ? 1 : 0)) * 31 + names.hashCode();
  }
}
