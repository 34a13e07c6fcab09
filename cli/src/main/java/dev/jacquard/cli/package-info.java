/**
 * The {@code jacquard} command: reads a command line, calls the other modules and prints what they
 * return.
 *
 * <p>Each subcommand is one class, listed in {@link dev.jacquard.cli.Main}, that returns the code
 * of an {@link dev.jacquard.cli.ExitCode}. A subcommand complains about its arguments by throwing
 * picocli's {@code ParameterException}; every other exception that leaves it is a bug of Jacquard.
 *
 * <p>Litmus and JVM programs go the same way: a {@link dev.jacquard.check.Subject} is explored by a
 * {@link dev.jacquard.check.run.Check}, whose {@link dev.jacquard.report.Result} a text or JSON
 * report puts into words. A JVM program needs a JVM that is prepared for it: {@link
 * dev.jacquard.cli.CommandProcess} runs the whole command there.
 */
package dev.jacquard.cli;
