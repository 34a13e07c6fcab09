/**
 * Threads that are interchangeable: which threads are born alike, what each of them has seen since,
 * and what tells them apart (docs/algorithms.md, section 4).
 *
 * <p>Invariant: two threads share their history only as long as exchanging them maps every
 * execution of the program to an execution of the program. What names one of them, or may have done
 * so, ends that for all runs: the {@link dev.jacquard.runtime.symmetry.SymmetryGuard} makes the
 * exploration begin again with the thread told apart. In doubt, threads are different.
 *
 * <pre>
 *   born      BirthClasses    same code, same state around what each has for itself
 *   runs      ThreadSymmetry  what a thread reads and does goes into its history
 *   visits    Visits          joining threads and looking at what they left, one like the other
 *   named     SymmetryGuard   a thread that can be told from others is told apart
 * </pre>
 *
 * <p>Knows threads, names, settings, steps and limits; listens to steps once a run has threads that
 * look alike.
 */
package dev.jacquard.runtime.symmetry;
