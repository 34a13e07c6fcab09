/**
 * The options that several subcommands share, as mixins of picocli. Each turns words of the command
 * line into values of the other modules, and complains by a {@code ParameterException}.
 */
package dev.jacquard.cli.option;
