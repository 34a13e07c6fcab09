/**
 * The {@code jacquard} command: reads a command line, calls the other modules and prints what they
 * return.
 *
 * <p>Each subcommand is one class, listed in {@link dev.jacquard.cli.Main}, that returns the code
 * of an {@code ExitCode}. A subcommand complains about its arguments by throwing picocli's {@code
 * ParameterException}; every other exception that leaves it is a bug of Jacquard.
 *
 * <p>The packages below know each other in one direction: {@code doctor}, {@code command} and
 * {@code model} have the subcommands, {@code option} what they share on the command line, {@code
 * terminal} what they share with the shell.
 */
package dev.jacquard.cli;
