/**
 * Jacquard and its peers on the same programs, side by side in one run. A {@link
 * dev.jacquard.benchmarks.peers.Peer} says with which commands it checks a program and how to read
 * what they print; {@link dev.jacquard.benchmarks.peers.PeerComparison} lets all of them do so in
 * turn. Peers come with Maven projects of their own ({@code lab/benchmarks/peers}), which are no
 * part of the build, and have nothing of Jacquard on their class path but the programs and what
 * calls them.
 */
package dev.jacquard.benchmarks.peers;
