/**
 * One run of a program under a plan: who moves next, and the record of what was done.
 *
 * <p>A {@link dev.jacquard.kernel.run.Director} decides; a front end (litmus, the JVM, a model)
 * executes the operations and answers through {@link dev.jacquard.kernel.run.Moves} what its
 * threads can do.
 *
 * <pre>
 *   front end             Director                                  Plan
 *   ---------             --------                                  ----
 *   begin(plan)   ---&gt;    SleepSet, Prefix, Policy from         &lt;--- prefix, sleepers, tail
 *   arrive        ---&gt;    Pending          (an operation for each thread)
 *   choose        ---&gt;    Prefix, or Candidates and Policy      ---&gt; Moves: how many alternatives?
 *   record        ---&gt;    TraceWriter      (a row), SleepSet    (wakes what depends on the row)
 *   finish        ---&gt;    Endings          (why nobody moves)   ---&gt; Trace
 * </pre>
 *
 * <p>Invariant: an operation that is pending does not change until its own thread moves, and of all
 * threads only the one that was chosen last may move. So the trace and the pending operations are
 * the whole state of a run as far as scheduling is concerned, and what happens in a run depends on
 * its plan and the answers of the front end alone.
 *
 * <p>All of it is confined to one thread at a time and reused from run to run; nothing is allocated
 * for a step.
 */
package dev.jacquard.kernel.run;
