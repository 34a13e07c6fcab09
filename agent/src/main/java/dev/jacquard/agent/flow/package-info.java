/** Static analysis of method bodies: control flow, liveness of local variables, loops. */
package dev.jacquard.agent.flow;
