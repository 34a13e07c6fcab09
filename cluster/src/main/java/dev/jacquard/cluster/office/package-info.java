/**
 * The office: regions, leases, mail, and the counts of all that was committed.
 *
 * <p>Invariants of the table: a leaf that waits is in exactly one region; a region is there as long
 * as a region that was cut from it; letters go to proper ancestors only; an offer is in an inbox,
 * or processed, before the execution that made it is counted; that a region has finished comes into
 * the inbox of its parent behind all letters of it and of those cut from it.
 */
package dev.jacquard.cluster.office;
