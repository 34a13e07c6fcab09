/** A closer look at one execution, for a report. */
package dev.jacquard.runtime.witness;
