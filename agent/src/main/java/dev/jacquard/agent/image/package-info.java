/**
 * The classes of a JDK that is rewritten beforehand, as a whole: those of the JDK with their hooks,
 * and those of the kernel and the runtime, which become a part of {@code java.base}.
 *
 * <p>Beside what {@link dev.jacquard.agent.Rewriter} does to a class, an image needs what an agent
 * has from the VM: it shows the classes that loaders define, and its code names fields, places and
 * loops by numbers that are given once and for all.
 */
package dev.jacquard.agent.image;
