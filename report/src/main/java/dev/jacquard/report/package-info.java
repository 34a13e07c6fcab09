/**
 * Finished traces and verdicts as text and data, for people and for other tools.
 *
 * <p>A report reads what the kernel's values say and nothing else: it never runs a program and
 * never asks a search.
 */
package dev.jacquard.report;
