/**
 * One slice of work on one region, from its lease to what came of it.
 *
 * <p>A slice is a function of its lease and of the program, but for when it stops; it tells nobody
 * anything. All that leaves it is bytes by names, so that the next slice of the region, and those
 * to whom it writes, may be in other processes.
 */
package dev.jacquard.cluster.region;
