/** Searches by states against the full graph of states, on random programs with and without end. */
package dev.jacquard.fuzz.stateful;
