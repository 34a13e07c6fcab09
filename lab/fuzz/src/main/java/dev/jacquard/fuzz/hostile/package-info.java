/**
 * Java programs written by hand, each of which is aimed at something that threads may learn without
 * a step that tells it: from hash codes and identities, from caches, from the JDK's own state, from
 * each other's names, from what they remember in loops.
 *
 * <p>A public static method without parameters is a program; it returns its outcome. A worker JVM
 * loads this package a second time, with hooks. So it needs nothing but the JDK.
 */
package dev.jacquard.fuzz.hostile;
