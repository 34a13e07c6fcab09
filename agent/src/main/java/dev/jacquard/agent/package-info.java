/**
 * Rewrites bytecode so that every visible operation meets a hook of the runtime.
 *
 * <p>{@link dev.jacquard.agent.Rewriter} is a function from a class file to a rewritten one with
 * tables; {@link dev.jacquard.agent.link.Linker} gives the result the numbers of this process; and
 * {@link dev.jacquard.agent.Instrumenter} does both when the VM defines a class. A pass is one kind
 * of change to one method; {@link dev.jacquard.agent.ProgramRewriter} says which passes a class of
 * the program gets, and {@link dev.jacquard.agent.scope.JdkTable} what is done to one of the JDK.
 *
 * <p>Only the instrumenter, the agent and {@link dev.jacquard.agent.ClassFiles} know the process.
 */
package dev.jacquard.agent;
