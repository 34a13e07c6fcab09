/**
 * {@link dev.jacquard.Jacquard#check}: a body that is run in every interleaving, from any test
 * framework or from a main method. The body travels to a worker as the name of its method, and what
 * it has captured as a copy.
 */
package dev.jacquard.check.body;
