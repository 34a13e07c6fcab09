package dev.jacquard.kernel.saved;

/**
 * Something whose state can be saved between two runs, and taken over by a fresh one of its kind
 * that was made with the same parameters.
 *
 * <p>A plan that was asked for but not run yet is not part of the state: the next one asks for it
 * again.
 */
public interface Resumable {
  void save(StateWriter out);

  /**
   * Takes over a state that was saved; called once, before anything else.
   *
   * @throws DamagedStateException if what is read was not written by {@link #save}
   */
  void restore(StateReader in);
}
