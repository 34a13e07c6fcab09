/**
 * The states of a diagram as packed words, plain and up to exchanging processes that nothing
 * distinguishes.
 *
 * <p>The plain space is made for speed: local states are kept in bit planes, so that guards are
 * answered by a few operations on words, and a guard is asked once for all processes that the edge
 * does not distinguish and that are in the same local state.
 */
package dev.jacquard.model.diagram.space;
