/**
 * The subcommands for JVM and litmus programs. Both go the same way: a {@code Subject} is explored
 * by a {@code Check} of the module check, whose {@code Result} a report puts into words. A JVM
 * program needs a JVM that is prepared for it: {@link dev.jacquard.cli.command.CommandProcess} runs
 * the whole command there.
 */
package dev.jacquard.cli.command;
