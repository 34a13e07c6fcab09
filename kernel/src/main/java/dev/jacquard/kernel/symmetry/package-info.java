/**
 * Threads that are interchangeable: classes of threads, the histories they share so far, and
 * renamings of threads and locations.
 *
 * <p>Invariant of {@link dev.jacquard.kernel.symmetry.Sharing}: of the threads at one place of the
 * tree of histories only the lowest may move, so threads pass a place in ascending order. What is
 * not explored because of that is the image of an explored execution under a renaming. A thread
 * that is told apart leaves the tree and never comes back in this run: a doubt makes the reduction
 * smaller, never wrong.
 */
package dev.jacquard.kernel.symmetry;
