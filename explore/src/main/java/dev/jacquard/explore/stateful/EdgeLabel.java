package dev.jacquard.explore.stateful;

/**
 * What many edges have in common: the step that they are, wherever it is taken.
 *
 * @param choice the alternative taken
 * @param alternatives how many there were
 * @param changes whether a variable has another value behind the step
 * @param late whether it is no more than that time has passed, which it only does where no thread
 *     can move otherwise
 * @param names what each thread is called at the state behind the step
 * @param wakes the threads that sleep in wait sets before the step and no longer behind it; the
 *     same object for equal sets
 */
record EdgeLabel(
    int action,
    int choice,
    int alternatives,
    boolean changes,
    boolean late,
    Renaming names,
    long[] wakes) {

  /** The same step by another action, which has other names and wakes others. */
  EdgeLabel by(int otherAction, Renaming otherNames, long[] woken) {
    return new EdgeLabel(otherAction, choice, alternatives, changes, late, otherNames, woken);
  }

  /** A hash code that does not depend on where the set of threads lies in memory. */
  int hash() {
    return ((action * 31 + choice) * 4 + (changes ? 2 : 0) + (late ? 1 : 0)) * 31
        + names.hashCode();
  }
}
