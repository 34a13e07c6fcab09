/**
 * Searches by many workers, of which all but the time is real: the regions, the office, the
 * program. The clock is that of a simulation, in which an execution takes one unit of time.
 */
package dev.jacquard.benchmarks.cluster;
