/**
 * What an exploration does not control: threads of the JDK and of class initialisers, objects that
 * the JDK keeps for itself, the world outside of the JVM.
 *
 * <p>Invariant: nothing is forgotten. What is noted here in any execution is named in the verdict,
 * which is then not complete.
 *
 * <p>Knows names and threads.
 */
package dev.jacquard.runtime.limit;
