/**
 * Programs of publications, written in Java from their descriptions: real threads, locks and
 * conditions, and nothing of Jacquard. Each is a {@link java.lang.Runnable} whose constructor takes
 * its size, and whose state is fresh in each run.
 */
package dev.jacquard.benchmarks.paper;
