/**
 * The check of a JUnit test: {@link dev.jacquard.check.test.TestWorkers} asks in the JVM of the
 * tests, {@link dev.jacquard.check.test.Workshop} answers in a worker JVM. JUnit itself is known by
 * names only: a test brings its own version.
 */
package dev.jacquard.check.test;
