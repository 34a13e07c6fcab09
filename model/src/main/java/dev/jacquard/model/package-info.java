/**
 * Models: systems described state by state, before there is a program.
 *
 * <p>A {@link dev.jacquard.model.Model} says which states there are and which steps lead from one
 * to the next. A search sees it as a {@link dev.jacquard.model.StateSpace}: states are rows of
 * 64-bit words, nothing more, so that they can be hashed, kept by the million and written to disk.
 * A reduction is a smaller space with the same answers: symmetry gives a space whose states are
 * representatives, partial order leaves steps out.
 *
 * <pre>
 *   Model --space(symmetry)--> StateSpace --expand--> Successors
 *                                   |                     |
 *                                   +------- search ------+----> SearchResult
 * </pre>
 */
package dev.jacquard.model;
