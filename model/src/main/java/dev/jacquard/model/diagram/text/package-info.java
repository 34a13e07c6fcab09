/**
 * Local-state diagrams as text, in files that end in {@code .model}.
 *
 * <pre>
 *   model mutual-exclusion
 *   processes 3
 *   states N T C               # all start in the first one
 *   edge N -> T
 *   edge T -> C when none in C
 *   edge C -> N
 *   never "two are inside" when count(C) > 1
 * </pre>
 *
 * <p>{@link dev.jacquard.model.diagram.text.ModelParser} reads a text once, by recursive descent,
 * and builds the description as it goes: {@code Lexer} cuts the text into tokens, {@code
 * ExpressionParser} reads conditions and numbers, {@code EdgeParser} and {@code PropertyParser} the
 * declarations that use them. There is no syntax tree: what is read is at once a function of a
 * {@link dev.jacquard.model.diagram.description.View}. Expressions of constants are computed while
 * they are read. The first error ends the reading, with a {@link
 * dev.jacquard.kernel.source.SyntaxException} that has the place.
 *
 * <p>The functions ask as little as they can: {@code count(C) < 2} asks whether there are two, not
 * how many there are, since then fewer cases must be told apart to find which processes an edge
 * distinguishes.
 *
 * <p>The language is described in {@code docs/models.md}.
 */
package dev.jacquard.model.diagram.text;
