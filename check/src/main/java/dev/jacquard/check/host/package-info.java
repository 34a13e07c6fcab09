/**
 * The side of the JVM in which somebody asks for a check of a test: what is said there outside of
 * the test, the workers it asks, and the answer in words and files. A test framework adds how its
 * tests are found; {@link dev.jacquard.check.body} needs none.
 */
package dev.jacquard.check.host;
