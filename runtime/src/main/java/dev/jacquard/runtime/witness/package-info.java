/**
 * A closer look at one execution that is repeated for a report: what plain accesses read and wrote,
 * where threads wait, what they died of.
 *
 * <p>Invariant: looking changes nothing. No object gets a name or a number by it and no step is
 * taken, so that the repetition is the execution that is reported.
 *
 * <p>Knows threads, names, steps and the stacks of racing accesses.
 */
package dev.jacquard.runtime.witness;
