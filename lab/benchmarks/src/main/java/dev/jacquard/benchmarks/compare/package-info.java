/**
 * Two builds of Jacquard on the same programs, in turn: whether a change made the search slower. A
 * figure is the processor time of one execution, the median of the rounds; a round has a worker JVM
 * of its own for each build, so that neither profits from what the other warmed up.
 */
package dev.jacquard.benchmarks.compare;
