/**
 * A search whose executions others make: a {@link dev.jacquard.check.Crew} of hands, each of which
 * explores a region of the search at a time. A hand is a thread, or a worker JVM that {@link
 * dev.jacquard.check.crew.SliceService} serves in. What they find is told as if it had been found
 * here: counts add up, and the executions that somebody has learned from are made again.
 */
package dev.jacquard.check.crew;
