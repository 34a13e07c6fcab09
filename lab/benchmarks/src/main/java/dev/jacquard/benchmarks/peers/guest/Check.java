package dev.jacquard.benchmarks.peers.guest;

/** A check of one program, from the first execution to the last. */
public interface Check {
  /** Does it. */
  Checked run();
}
