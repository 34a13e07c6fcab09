/**
 * The litmus language as text and as syntax trees.
 *
 * <pre>
 *   text --Lexer--&gt; tokens --LitmusParser--&gt; LitmusFile
 * </pre>
 *
 * <p>{@link dev.jacquard.litmus.syntax.parse.LitmusParser} reads in two passes. The first reads all
 * declarations and the names of all threads; the second reads the code of the threads, the
 * symmetries and the expectations, in which every name is then known. So a {@link
 * dev.jacquard.litmus.syntax.LitmusFile} refers to declarations, never to names, and whoever uses
 * it has nothing left to look up. The first error ends the reading, with a {@link
 * dev.jacquard.kernel.source.SyntaxException}.
 *
 * <p>Constant expressions are checked for each copy of a thread that can get to them: code behind a
 * constant condition, such as {@code if (tid > 0)}, is not checked for the copies that the
 * condition keeps out. A thread index there may be out of range for those copies.
 *
 * <p>Trees can also be built by a program; every node has a constructor without a position.
 */
package dev.jacquard.litmus.syntax;
