/** Passes that only classes of the JDK, or of the runtime, go through. */
package dev.jacquard.agent.pass.jdk;
