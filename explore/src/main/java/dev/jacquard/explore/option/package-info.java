/**
 * What the user may ask of an exploration: one type for each choice, whatever the front end.
 *
 * <p>The command line, the annotation of JUnit tests and the Maven plugin only translate into these
 * types, so that a word means the same everywhere.
 */
package dev.jacquard.explore.option;
