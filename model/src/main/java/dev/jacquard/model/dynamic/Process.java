package dev.jacquard.model.dynamic;

/**
 * The local state of a process, and what it may do in it; implemented by records.
 *
 * <p>Other processes can't look at it, unless it is a {@link PublicProcess}.
 *
 * @param <G> the record of global variables
 */
public interface Process<G extends Record> {
  /**
   * Offers the steps that are possible now. Whether a step is offered may depend on everything that
   * the turn lets one look at. Offering none means to wait.
   *
   * <p>The steps must be a function of what is looked at through the turn and of this record, which
   * must not be asked for anything but its components and their equality.
   */
  void steps(Turn<G> turn);

  /** Whether it is no deadlock if the process never takes a step again from here. */
  default boolean mayRest() {
    return false;
  }
}
