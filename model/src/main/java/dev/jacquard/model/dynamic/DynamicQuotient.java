package dev.jacquard.model.dynamic;

import dev.jacquard.model.Quotient;
import dev.jacquard.model.StateSpace;

/** The states of a dynamic model up to names of objects, of processes or of both. */
final class DynamicQuotient<G extends Record> extends DynamicSpace<G> implements Quotient {
  private final DynamicSpace<G> plain;

  DynamicQuotient(DynamicSpace<G> plain, Representatives representatives) {
    super(plain, representatives);
    this.plain = plain;
  }

  @Override
  public StateSpace plain() {
    return plain;
  }

  /** Which of all names come up depends on the order of allocations, so it is not known. */
  @Override
  public double orbit(long[] representative, int length) {
    return Double.NaN;
  }
}
