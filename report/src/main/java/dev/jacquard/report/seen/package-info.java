/**
 * What was seen of an execution beside its steps, when it was repeated for a report: accesses that
 * are no steps, and calls by which the program leaves its own code. Values; they know nothing else.
 */
package dev.jacquard.report.seen;
