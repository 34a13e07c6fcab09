/**
 * Data races: plain accesses that are no steps, compared with each other and with atomic accesses
 * as the execution goes.
 *
 * <p>Invariant: an execution misses no race among its accesses. What only one thread has used is
 * not remembered access by access; when a second thread comes without being ordered after the
 * first, the exploration begins again with every access remembered.
 *
 * <p>Knows clocks, names and threads.
 */
package dev.jacquard.runtime.race;
