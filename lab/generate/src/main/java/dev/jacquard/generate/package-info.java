/**
 * Random litmus programs, and smaller ones that fail for the same reason.
 *
 * <pre>
 *   seed --LitmusGenerator--&gt; file --(fails)--&gt; ProgramShrinker --&gt; smaller file
 * </pre>
 *
 * <p>{@link dev.jacquard.generate.LitmusGenerator} first draws what is shared, then which threads
 * there are and how many operations each may have, so that the number of interleavings stays below
 * a limit. The code of a thread is put together from fragments, a few statements that real code
 * would write together; each {@link dev.jacquard.generate.code.Feature} adds some. There are few
 * locations, small values and many reads into locals, so that threads get into each other's way and
 * it shows in the final state.
 *
 * <p>{@link dev.jacquard.generate.shrink.ProgramShrinker} knows nothing about why a program fails:
 * it asks a predicate about every program that is one step smaller.
 */
package dev.jacquard.generate;
