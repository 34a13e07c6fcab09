/**
 * One search by many workers, exact under any crash.
 *
 * <p>The tree of a search is cut into <em>regions</em>. A worker leases a region, works on it for a
 * while without asking anybody, and commits what came of it, all or nothing: the new state of the
 * region, counts, regions that it has cut off, and letters to regions further up. Whoever does not
 * commit has done nothing.
 *
 * <ul>
 *   <li>{@code office}: what is kept of the regions, and how workers speak with whoever keeps it;
 *   <li>{@code region}: one slice of work on one region, from its lease to the outcome.
 * </ul>
 */
package dev.jacquard.cluster;
