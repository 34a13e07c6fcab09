/**
 * Results and failures as lines of text for people: the verdict, the interleaving as a table with a
 * column for each thread, and what there is to know of symmetry and memory model.
 */
package dev.jacquard.report.text;
