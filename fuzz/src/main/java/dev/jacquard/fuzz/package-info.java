/**
 * Differential fuzzing: random litmus programs on which every strategy must agree with exhaustive
 * exploration, and the corpus, on which every strategy must give the counts that stand beside the
 * program.
 */
package dev.jacquard.fuzz;
