/**
 * JDKs that were rewritten beforehand. Rewriting the JDK takes seconds and gives the same result
 * each time, so it is done once for each JDK and each build of Jacquard, and kept in the user's
 * cache. A worker JVM that is started from such an image has all hooks at once and needs no agent.
 *
 * <p>Invariant: a program is never run on an image that is not the one it should be. What an image
 * was made of and what it consists of is looked at before each use ({@link
 * dev.jacquard.image.Stamp}), and the JVM that runs on it compares its own key. Where there is no
 * image the agent does the same work at each start, and the user is told why. See
 * docs/decisions/0023.
 */
package dev.jacquard.image;
