/** What passes emit: calls of hooks, replacements, frames. */
package dev.jacquard.agent.emit;
