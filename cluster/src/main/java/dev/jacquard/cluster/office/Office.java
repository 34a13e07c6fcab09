package dev.jacquard.cluster.office;

import java.util.List;

/** Where workers get regions to work on, and bring what came of it. */
public interface Office {
  /**
   * Regions for a worker that has none; nothing if there are none just now, which the office
   * remembers until the worker gets some.
   */
  List<Lease> lease(String worker);

  /**
   * Takes in what came of a lease.
   *
   * @throws FencedException if the lease has been withdrawn or committed
   */
  void commit(Lease lease, Outcome outcome) throws FencedException;

  /** How many more regions workers would take at once, if there were any. */
  int wanted();

  /** Whether nothing more is to be leased: all is explored, or somebody has stopped the search. */
  boolean isOver();
}
