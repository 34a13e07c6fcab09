/**
 * What the command has to do with the terminal, the shell and the process it runs in: the screen
 * and its status line, Ctrl-C, files and words of the command line, exit codes and the last words
 * on a mistake of the user or a bug of Jacquard.
 */
package dev.jacquard.cli.terminal;
