/**
 * How long it takes until a command or a test begins: whole processes, by the clock on the wall.
 */
package dev.jacquard.benchmarks.start;
