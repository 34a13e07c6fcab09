/**
 * Local-state diagrams as models (Wahl 2007).
 *
 * <p>{@link dev.jacquard.model.diagram.description} has what people write down, {@link
 * dev.jacquard.model.diagram.space} the states as words, plain and up to exchanging friends.
 */
package dev.jacquard.model.diagram;
