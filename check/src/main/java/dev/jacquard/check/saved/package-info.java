/**
 * The state of a search in a file, and going on from it: {@link dev.jacquard.check.saved.Saving}.
 */
package dev.jacquard.check.saved;
