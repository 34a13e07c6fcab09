package dev.jacquard.model;

import java.util.List;
import java.util.Set;

/**
 * A system described state by state: what its states look like, and what is expected of them.
 *
 * <p>A model is a value: asking it twice gives the same states in the same order.
 */
public interface Model {
  /** A name for people. */
  String name();

  /**
   * Names of the predicates over states that the properties speak of; at most 64. Whether the i-th
   * holds in a state is the i-th bit of {@link StateSpace#observe}.
   */
  List<String> propositions();

  /** What is expected; that there is no deadlock is always expected. */
  List<Property> properties();

  /** The symmetries of states that this model can be searched with. */
  Set<StateSymmetry> symmetries();

  /**
   * The states, one for each class of states that the symmetry takes to be equal.
   *
   * @throws IllegalArgumentException if the symmetry is not one of {@link #symmetries}
   */
  StateSpace space(StateSymmetry symmetry);
}
