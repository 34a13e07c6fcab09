package dev.jacquard.explore;

import dev.jacquard.kernel.Tally;

/**
 * Somebody who saves the state of an exploration now and then, so that it can be taken up again.
 */
public interface Keeper {
  /** Saves nothing. */
  Keeper NONE =
      new Keeper() {
        @Override
        public void executed(Tally tally) {}

        @Override
        public void ended(Tally tally, boolean spent) {}
      };

  /** A run is over and learned: a good moment to save. */
  void executed(Tally tally);

  /**
   * The exploration is over.
   *
   * @param spent there was more to do, but the budget is spent
   */
  void ended(Tally tally, boolean spent);

  /**
   * The executions of the journal have been made again: now strategy and listeners get the state
   * that belongs to it.
   */
  default void resume() {}

  /** Changes whenever a listener learned something from an execution that is not saved. */
  default long knowledge() {
    return 0;
  }
}
