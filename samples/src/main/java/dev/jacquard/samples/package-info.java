/**
 * Lessons: small concurrent programs with a bug, what Jacquard says of it, and the fix. They are
 * tests, since that is what users write; {@code samples/README.md} lists them.
 */
package dev.jacquard.samples;
