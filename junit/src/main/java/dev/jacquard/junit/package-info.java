/**
 * JUnit tests that are run in every interleaving of their threads: {@link
 * dev.jacquard.junit.EveryInterleaving}.
 *
 * <p>The extension runs in the JVM of the tests. It skips the test method and its
 * {@code @BeforeEach} and {@code @AfterEach} methods there, and asks a worker JVM, which all tests
 * of a run share, to explore them instead.
 */
package dev.jacquard.junit;
