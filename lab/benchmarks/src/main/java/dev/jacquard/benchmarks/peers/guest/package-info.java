/**
 * What runs in the JVM of a peer: nothing but the JDK, the peer, these classes and the programs. A
 * peer's own code is a {@link java.util.function.BiFunction} from a program and the most executions
 * to what was found, in a small Maven project below {@code lab/benchmarks/peers}; {@link
 * dev.jacquard.benchmarks.peers.guest.Guest} calls it.
 */
package dev.jacquard.benchmarks.peers.guest;
