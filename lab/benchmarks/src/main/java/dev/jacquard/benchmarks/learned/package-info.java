/** How much of the exploration of Java programs is left to be run if their threads are learned. */
package dev.jacquard.benchmarks.learned;
