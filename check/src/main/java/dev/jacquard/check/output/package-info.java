/**
 * What a program reads from and prints to its standard streams while it is explored. No lock of
 * ours is held while code of the program runs.
 */
package dev.jacquard.check.output;
