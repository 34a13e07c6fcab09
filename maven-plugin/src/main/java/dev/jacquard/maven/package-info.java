/**
 * The Maven plugin: goals that run the {@code jacquard} command on the classes of a project.
 *
 * <pre>
 *   goal --> CommandWords --> JacquardProcess (a JVM of its own) --> CommandEnd --> build goes on, or fails
 * </pre>
 *
 * <p>The command is never run inside Maven's JVM: it needs a class path, an exit and signals of its
 * own. The plugin knows it by its words and exit codes only, which docs/command-line.md states.
 */
package dev.jacquard.maven;
