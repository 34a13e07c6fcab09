/**
 * From an execution that fails to the one that is easiest to read.
 *
 * <p>Two things make a failure hard to read: steps that have nothing to do with it, and switches
 * between threads. So an execution is the better, the fewer switches there are up to the step that
 * decides, and among executions with as few, the fewer steps there are up to it. The step that
 * decides is the one after which a thread fails, the later of two accesses that race, or the last
 * of all if the program is stuck. What comes behind it does not count: there the thread that moves
 * goes on as long as it can.
 *
 * <p>The best execution of one trace is computed from the trace. Steps go by keeping only the
 * {@linkplain dev.jacquard.explore.shrink.CausalPast causal past} of the failure: what does not
 * happen before it cannot have caused it. Switches go by putting the remaining steps into the
 * {@linkplain dev.jacquard.explore.shrink.FewestSwitches order with the fewest switches} among
 * those that respect happens-before, which all lead to the same failure.
 *
 * <p>The best of all traces that fail alike is the best of all executions, since every execution is
 * an order of one of them. So a search that stopped at its first failure {@linkplain
 * dev.jacquard.explore.shrink.Shrinker goes on} for {@linkplain
 * dev.jacquard.explore.shrink.Patience a while}. If it comes to its end, the result is the best
 * there is. Else {@linkplain dev.jacquard.explore.shrink.Turns turns of a thread are joined} in the
 * best execution so far, as long as that makes it better. At last the result is run, and taken only
 * if it fails in the same way.
 */
package dev.jacquard.explore.shrink;
