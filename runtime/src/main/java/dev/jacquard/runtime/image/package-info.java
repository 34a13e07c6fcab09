/**
 * A JDK that was rewritten beforehand: the run-time image in which classes of the JDK have their
 * hooks, and this runtime is a part of {@code java.base}. No agent is at work in such a JVM.
 *
 * <p>Invariant: what is here can be called before the JDK has come up. Its classes have no
 * initialiser, and nothing happens until the worker has installed something.
 *
 * <p>Knows no other package of the runtime.
 */
package dev.jacquard.runtime.image;
