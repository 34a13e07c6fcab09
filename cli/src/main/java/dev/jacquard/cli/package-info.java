/**
 * The {@code jacquard} command: reads a command line, calls the other modules and prints what they
 * return.
 *
 * <p>Each subcommand is one class, listed in {@link dev.jacquard.cli.Main}, that returns the code
 * of an {@link dev.jacquard.cli.ExitCode}. A subcommand complains about its arguments by throwing
 * picocli's {@code ParameterException}; every other exception that leaves it is a bug of Jacquard.
 */
package dev.jacquard.cli;
