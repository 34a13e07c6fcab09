/**
 * Canonical names of threads, objects, locations and code sites: values with a text that is the
 * same in every process that runs the same program, whatever else that process did before.
 *
 * <p>Inside a process everything has a dense number, in the order in which its runs came across it.
 * {@link dev.jacquard.kernel.name.Names} maps the numbers of one process to names, and names that
 * come from elsewhere to numbers; {@link dev.jacquard.kernel.PlanText} and {@link
 * dev.jacquard.kernel.name.NamedTrace} are plans and traces that can leave a process.
 *
 * <p>Invariant: two things have two names, but for code sites at one instruction. What can't be
 * named by its origin has a name that says so ({@link dev.jacquard.kernel.name.ObjectName.Unknown})
 * and that no other process takes for a thing of its own.
 */
package dev.jacquard.kernel.name;
