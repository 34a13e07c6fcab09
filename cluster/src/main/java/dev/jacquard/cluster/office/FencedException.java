package dev.jacquard.cluster.office;

/** A lease is worth nothing any more, and so is what came of it. */
public final class FencedException extends Exception {
  private static final long serialVersionUID = 1;

  FencedException(Lease lease) {
    super("lease " + lease.ticket() + " of region " + lease.region() + " is no longer valid");
  }
}
