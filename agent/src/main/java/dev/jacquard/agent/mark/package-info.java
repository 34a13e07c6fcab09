/** Which marks of {@code Jacquard.reachable} there are in the code that a program may run. */
package dev.jacquard.agent.mark;
