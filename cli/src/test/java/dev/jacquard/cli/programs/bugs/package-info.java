/** Small programs with one bug each, whose reports are golden files in {@code jvm-cases}. */
package dev.jacquard.cli.programs.bugs;
