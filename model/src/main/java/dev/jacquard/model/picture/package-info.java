/**
 * Pictures of small state graphs: what a model does, and what a symmetry makes of it.
 *
 * <p>A {@link dev.jacquard.model.picture.StateGraph} is the part of a state space that fits on a
 * page. A {@link dev.jacquard.model.picture.Picture} puts graphs side by side, as a rule the
 * quotient by a symmetry and the graph of all states, in which the states of one orbit have one
 * colour. It is written as DOT, for those who lay out graphs by a program of their own, or as SVG,
 * alone or in an HTML page, with a layout by {@link dev.jacquard.model.picture.Layers}: states at
 * the same distance from the beginning stand side by side, so the depth of a search can be read
 * off, and shortest paths run straight down.
 *
 * <pre>
 *   StateSpace --StateGraph--> Picture --+--> DotText
 *                                        +--Layers--> SvgText --> HtmlPage
 * </pre>
 *
 * <p>The layout is the one of Sugiyama, Tagawa and Toda (1981) without its first phase: layers are
 * given by distance, and within a layer states are sorted by the mean place of their neighbours.
 * Names and values come from models, and a model may have any text for them: whatever is written is
 * escaped.
 */
package dev.jacquard.model.picture;
