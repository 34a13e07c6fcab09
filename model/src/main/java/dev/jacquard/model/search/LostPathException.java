package dev.jacquard.model.search;

/**
 * The way to a finding can't be followed step by step, because some class of states has more than
 * one representative. The finding stands.
 */
public final class LostPathException extends RuntimeException {
  private static final long serialVersionUID = 1;

  LostPathException() {
    super("not all orders of processes were tried: search without symmetry to see the way there");
  }
}
