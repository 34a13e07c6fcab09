/**
 * The two ways in which the parts of an execution meet its steps, without knowing the execution:
 * {@link dev.jacquard.runtime.step.Steps} is what a part may do to the run at work, and a {@link
 * dev.jacquard.runtime.step.StepListener} is told of what threads do.
 *
 * <p>Invariant: a run without listeners pays nothing for them. A feature listens only in runs that
 * concern it, from the moment at which they do.
 *
 * <p>Knows threads and settings, and neither the execution nor any feature.
 */
package dev.jacquard.runtime.step;
