/**
 * What the steps of a diagram touch, found by trying them.
 *
 * <p>Guards and effects see the state only by asking. Those that ask for shared integers alone, and
 * perhaps for the local state of their own process, are independent of whatever happens to other
 * integers: they are run with every value of what they ask for. One that asks about other processes
 * depends on everything, and then the diagram as a whole has no footprints.
 *
 * <p>Integers that one process touches in one step, or chooses between, are one location. Its state
 * has one bit set, which stands for the values; an operation names the bits at which the process
 * has a step.
 */
package dev.jacquard.model.diagram.footprint;
