/**
 * What belongs to single steps of threads: what they observe, as numbers and in tables, and whom
 * they wake. Knows nothing of the graphs that are learned of threads.
 */
package dev.jacquard.explore.learned.step;
