/**
 * Local states of threads: where the frames of a thread stand in rewritten code, and what the
 * variables hold that this code will still read. Kept only when the search asks for it.
 *
 * <p>Invariant: two threads have the same local state only if the run can go on with the two in
 * exchanged roles, the heap being what it is (docs/algorithms.md, section 4.4). A thread of which
 * that is not certain has a state of its own.
 *
 * <p>Knows threads, settings, steps and loops.
 */
package dev.jacquard.runtime.state;
