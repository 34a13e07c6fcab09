/**
 * Learned exploration: what threads do is learned from runs, and their interleavings are explored
 * in memory; the program itself is run only where a thread sees what no run has shown it.
 *
 * <p>Threads are deterministic. What a thread does next depends on where it stands and on what it
 * observes, and what it observes depends on the state of one location (decision 2). So a thread is
 * a graph ({@link dev.jacquard.explore.learned.LocalGraph}): a node is where it stands, with the
 * operation that it is about to execute, and an edge is what it does after an observation. The
 * product of these graphs, with the meaning of operations that {@link
 * dev.jacquard.kernel.trace.Kind} has, is the program: every strategy runs on it unchanged, since
 * it is a {@link dev.jacquard.kernel.Program} as well ({@link
 * dev.jacquard.explore.learned.LearningProgram}).
 *
 * <pre>
 *   strategy --plan--> model --trace--> strategy         in memory
 *                        |  ^
 *       a thread observes|  |edges
 *       what is unknown  v  |
 *                      program                           a run
 * </pre>
 *
 * <p>So the number of runs is that of observations of threads, a sum over threads, where executions
 * are a product; threads that are {@linkplain dev.jacquard.kernel.symmetry.Likeness alike} have one
 * graph. Each run is compared with what the model makes of the same schedule ({@link
 * dev.jacquard.explore.learned.Agreement}): a difference means that something is missing from the
 * observations, and ends learning by name ({@link
 * dev.jacquard.explore.learned.ContradictionException}). Decision 29 says why so strictly.
 *
 * <p>What follows from one run alone can be told at once: then a thread that would observe
 * something that this run has not shown stays where it is, as if it waited, and the model is
 * searched as any other program ({@link dev.jacquard.explore.learned.LearningProgram#predicting}).
 *
 * <p>Before a search goes on, {@link dev.jacquard.explore.learned.Prediction} has the program try
 * what one run suggests: that threads come at once to steps which conflict, or to locks of each
 * other.
 *
 * <p>Threads whose graphs turn out to be alike are exchanged in the states of the model ({@link
 * dev.jacquard.explore.learned.Exchanges}); what one of them has shown is seen of the others, too,
 * before that counts ({@link dev.jacquard.explore.learned.Closure}).
 *
 * <p>In memory a search by traces and one by states can go on side by side, until the shorter one
 * has come to its end ({@link dev.jacquard.explore.learned.TracesOrStates}).
 */
package dev.jacquard.explore.learned;
