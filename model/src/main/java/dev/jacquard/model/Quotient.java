package dev.jacquard.model;

/**
 * A space whose states stand for classes of the states of another one, the plain space.
 *
 * <p>What one state of a class can do, all can: if a state of a class has a step into another
 * class, each of the class has one. So a path in the quotient is followed in the plain space step
 * by step, from any state of the class it begins with.
 */
public interface Quotient extends StateSpace {
  /** The space whose states are divided into classes. */
  StateSpace plain();

  /** Sends the state that stands for the class of a plain state, as a step of nobody. */
  void represent(long[] plain, int length, Successors successors);

  /**
   * How many states of the plain space the class of a representative has, or {@link Double#NaN} if
   * that is not known.
   */
  double orbit(long[] representative, int length);
}
