/**
 * Models whose processes are graphs of actions on shared objects, as the programs of VeriSoft are.
 *
 * <p>An {@link dev.jacquard.models.action.Action} has a kind and an object: wait for a semaphore,
 * write a variable. Kinds are those of the kernel and mean here what they mean there, so each
 * action is the footprint of its step, and every strategy of {@code explore} can be used to the
 * full.
 *
 * <p>Because steps are labelled, a symmetry can be declared on labels, without any encoding of
 * states (Godefroid 1999, section 4): a renaming of processes and objects that maps the graph of
 * each process to that of its image. It is checked, and then is what {@code DeclaredSymmetry} and
 * {@code OrbitDpor} need.
 */
package dev.jacquard.models.action;
