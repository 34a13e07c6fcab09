/**
 * A counterexample as one HTML file that needs nothing else: no server, no network, no library.
 *
 * <p>The page is written as it is read without scripts: a time line with one lane per thread, and
 * beside it everything that a step can be asked for. The script only selects: it shows what belongs
 * to the chosen step and draws its arrows.
 *
 * <pre>
 *   Counterexample -> Moments ----+-> TimelineSection   (steps, accesses between them, folds)
 *                  -> Ownership --+                     (bars along the lanes)
 *                  -> Waits ------+
 *                  -> Predecessors                      (arrows)
 *                  -> Contents ----> StateSection       (what locations contain)
 *                  -> Excerpts ----> SourceSection
 * </pre>
 *
 * <p>Names, values, output and source are strangers' text. All of it passes {@link
 * dev.jacquard.report.page.Html}, which escapes it and makes invisible characters visible.
 */
package dev.jacquard.report.page;
