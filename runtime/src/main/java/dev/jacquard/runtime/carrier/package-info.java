/**
 * What logical threads run on: continuations of the JDK where it has them, platform threads of a
 * pool everywhere else.
 *
 * <p>Invariant: at most one logical thread runs at a time, and a thread that hands over has handed
 * over everything: what it wrote is visible to the thread that goes on.
 *
 * <p>Knows threads, not what they do.
 */
package dev.jacquard.runtime.carrier;
