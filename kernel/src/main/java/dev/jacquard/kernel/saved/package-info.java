/**
 * The state of a search as a sequence of numbers, so that another process can go on with it: what
 * can be {@linkplain dev.jacquard.kernel.saved.Resumable saved}, and how it is written and read.
 */
package dev.jacquard.kernel.saved;
