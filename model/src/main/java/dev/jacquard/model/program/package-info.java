/**
 * A model as a {@link dev.jacquard.kernel.Program}: every strategy of {@code explore} runs on it.
 *
 * <p>Processes are threads. A model says which states follow a state, not what a step touches; so
 * at first all steps touch one location, the state as a whole, and all are dependent. The state of
 * that location has a bit for each process that has a step, and a process blocks until its bit is
 * set ({@code UPDATE}), so that a search which judges a step in the place of an earlier one knows
 * exactly whether it was possible there.
 *
 * <p>How many steps a process has depends on the state as well, but the kernel counts alternatives
 * only of choices that touch nothing. A process with several steps therefore takes the location
 * away from all others, chooses, and gives it back:
 *
 * <pre>
 *   one step                  UPDATE
 *   several                   UPDATE     CHOOSE     UPDATE
 *   state of the location   bits --&gt; 0              0 --&gt; bits
 * </pre>
 *
 * <p>A model that knows the {@linkplain dev.jacquard.model.Footprints footprints} of its steps, and
 * has no proposition that looks at whole states, is run with these instead; then partial order
 * reduction leaves out what it can. What footprints promise is compared with what steps do.
 *
 * <p>Symmetry comes in both forms. Where all steps are dependent, the states of a run may be those
 * of a quotient. Where they are not, processes that are alike can be held back as the kernel does
 * it with threads; what a step results in is the place where the process stands then.
 *
 * <p>Where all steps are dependent a failing step ends the run, since whatever others could do is
 * done before as well; else it ends its process, and the others go on. Executions of a model with
 * cycles are cut at the step limit, and the verdict says so.
 */
package dev.jacquard.model.program;
