/**
 * Makes one image, in a process of its own: the classes of the JDK are rewritten, written into one
 * file, and surrounded by links to everything else that the JDK consists of.
 *
 * <p>Needs {@code jdk.jlink} and access to its insides; only here.
 */
package dev.jacquard.image.build;
