/**
 * Finished traces and verdicts as text and data, for people and for other tools.
 *
 * <p>{@link dev.jacquard.report.Result} is what a check of a program comes to, and {@link
 * dev.jacquard.report.Counterexample} one execution that fails. All formats, each in a package of
 * its own, read these two and nothing else: a report never runs a program and never asks a search.
 */
package dev.jacquard.report;
