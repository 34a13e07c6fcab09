/**
 * Passes, one file each: what is done to a method or class, in the order of the rewriters.
 *
 * <p>A pass is a function of the class at hand, of what its {@link
 * dev.jacquard.agent.scope.Hierarchy} says of other classes, and of the hooks that the runtime has.
 * It asks nothing of the process: no loaded class, no counter, no order that differs between two
 * runs of the VM (that of {@code Set.of}, {@code Map.of} or {@code getDeclaredMethods}).
 */
package dev.jacquard.agent.pass;
