/**
 * Learned exploration against the programs themselves, plan by plan, on random programs and on the
 * corpus.
 */
package dev.jacquard.fuzz.learned;
