/**
 * Rewrites bytecode so that every visible operation meets a hook of the runtime. A pass is one kind
 * of change to one method; {@link dev.jacquard.agent.ProgramRewriter} and {@link
 * dev.jacquard.agent.JdkRewriter} say which passes a class gets.
 */
package dev.jacquard.agent;
