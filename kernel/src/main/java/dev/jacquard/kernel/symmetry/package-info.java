/**
 * Threads that are interchangeable: classes of threads, the histories they share so far, and
 * renamings of threads and locations.
 */
package dev.jacquard.kernel.symmetry;
