/** How is measured: rounds of work by the clock, and the parts of an exploration done alone. */
package dev.jacquard.benchmarks.measure;
