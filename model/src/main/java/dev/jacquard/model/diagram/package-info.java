/**
 * Local-state diagrams as models (Wahl 2007).
 *
 * <p>{@link dev.jacquard.model.diagram.description} has what people write down, {@link
 * dev.jacquard.model.diagram.space} the states as words, plain and up to exchanging friends, {@link
 * dev.jacquard.model.diagram.partition} finds out which processes are told apart, {@link
 * dev.jacquard.model.diagram.adaptive} searches with that, and {@link
 * dev.jacquard.model.diagram.text} reads diagrams from files.
 */
package dev.jacquard.model.diagram;
